import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import type { GameKind, Queue, QueueEntry } from '@/protocol';
import { Button, Page, Select } from '@/ui';
import type { Wish } from './calls';
import { Dial } from './Dial';
import { KindLine } from './KindLine';
import { EmptySeat, People, Sitter } from './People';
import { clockOf, useLookFor, useServerNow, useStopLooking } from './useQueue';
import { BOT_WAITS, kindKey, KINDS, sameKind, SEATS, toggled } from './wishes';

const SECOND_MS = 1_000;
const QUIET_AFTER_MS = 60_000;

interface LookingProps {
  queue: Queue;
  entry: QueueEntry;
}

/** The search: how long it has taken and usually takes, who has been found, and what may be done meanwhile. */
export function Looking({ queue, entry }: LookingProps): ReactElement | null {
  const { t } = useTranslation(['queue', 'app']);
  const errorText = useErrorText();
  const now = useServerNow();
  const change = useLookFor();
  const stop = useStopLooking();
  const [first] = entry.kinds;
  if (first === undefined) return null;
  const waited = now - entry.since;
  // What has just been asked for is shown, and changed further, before the server has answered.
  const wish = change.isPending ? change.variables : wishOf(entry);
  const error = change.error ?? stop.error;
  const lonely = entry.found.length === 0 && waited >= QUIET_AFTER_MS;
  return (
    <Page title={t('app:title', { page: t('titleLooking', { clock: clockOf(waited) }) })} className="queue">
      <h1 className="sr">{t('heading')}</h1>
      <KindLine kind={first} />
      <WaitDial waited={waited} entry={entry} expected={outlookOf(queue, first)?.expected_ms ?? null} />
      <FoundHeading found={entry.found.length} seats={SEATS[first.ladder]} />
      <Found entry={entry} first={first} />
      <div className="queue__act">
        <Fill wish={wish} busy={change.isPending} urgent={lonely} onChange={change.mutate} />
        <p className="queue__refused" role="alert">
          {error !== null && errorText(error)}
        </p>
        <Button look="bare" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop')}
        </Button>
      </div>
      <Others queue={queue} wish={wish} onChange={change.mutate} />
      <p className="quiet queue__note">{t('note')}</p>
    </Page>
  );
}

/** The ring fills towards what is expected: people first; where nobody can say when they come, the bots. */
function WaitDial({
  waited,
  entry,
  expected,
}: {
  waited: number;
  entry: QueueEntry;
  expected: number | null;
}): ReactElement {
  const { t } = useTranslation('queue');
  const bots = entry.bots_after_ms;
  const goal = expected !== null && (bots === null || expected < bots) ? expected : bots;
  const share = goal === null || goal === 0 ? 1 : waited / goal;
  const note = () => {
    if (goal === null) return t(waited >= QUIET_AFTER_MS ? 'quiet' : 'unknown');
    if (goal === bots) return t(waited > goal ? 'botsNow' : 'botsAt', { clock: clockOf(goal) });
    return t('usually', { clock: clockOf(Math.max(goal, SECOND_MS)) });
  };
  return <Dial share={share} figure={clockOf(waited)} note={note()} />;
}

function FoundHeading({ found, seats }: { found: number; seats: number }): ReactElement {
  const { t } = useTranslation('queue');
  const toGo = Math.max(0, seats - 1 - found);
  const words = () => {
    if (found === 0) return t('nobodyYet');
    if (toGo === 0) return t('allFound');
    const rest = t(`few.${toGo}` as 'few.2');
    return t('someFound', { found: t(`number.${found + 1}` as 'number.2'), rest });
  };
  return (
    <h2 className="queue__h" aria-live="polite">
      {words()}
    </h2>
  );
}

function Found({ entry, first }: { entry: QueueEntry; first: GameKind }): ReactElement {
  const { t } = useTranslation('queue');
  const { low, high } = entry.window;
  const free = Math.max(0, SEATS[first.ladder] - 1 - entry.found.length);
  const range = low === null || high === null ? t('anybody') : t('range', { low, high });
  return (
    <People label={t('found')}>
      <Sitter player={entry.you} seat={0}>
        <span className="said quiet">{t('you')}</span>
      </Sitter>
      {entry.found.map((player, i) => (
        <Sitter key={player.public_id} player={player} seat={i + 1} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <EmptySeat key={i}>{i === 0 ? range : t('free')}</EmptySeat>
      ))}
    </People>
  );
}

/** Whatever else one would play, with how many wait for it: each more makes the wait shorter. */
function Others({ queue, wish, onChange }: { queue: Queue; wish: Wish; onChange: (wish: Wish) => void }): ReactElement {
  const { t } = useTranslation('queue');
  return (
    <fieldset className="also">
      <legend className="quiet">{t('also')}</legend>
      {KINDS.map((kind) => {
        const chosen = wish.kinds.some((each) => sameKind(each, kind));
        const others = (outlookOf(queue, kind)?.waiting ?? 0) - (chosen ? 1 : 0);
        return (
          <label key={kindKey(kind)} className="also__kind">
            <input type="checkbox" checked={chosen} onChange={() => onChange(toggled(wish, kind))} />
            <span>
              {t(`kind.${kindKey(kind)}`)}
              <small>{t('waiting', { count: Math.max(0, others) })}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface FillProps {
  wish: Wish;
  busy: boolean;
  /** Nobody comes: then this is what to do. */
  urgent: boolean;
  onChange: (wish: Wish) => void;
}

function Fill({ wish, busy, urgent, onChange }: FillProps): ReactElement {
  const { t } = useTranslation('queue');
  const waits = BOT_WAITS.some((wait) => wait === wish.bots_after_s) ? BOT_WAITS : [wish.bots_after_s, ...BOT_WAITS];
  return (
    <div className="fill">
      <p>
        <b>{t('fill')}</b>
        <span className="quiet">{t('fillText')}</span>
      </p>
      <div className="fill__ways">
        <Select
          label={t('fillAfter')}
          labelHidden
          value={String(wish.bots_after_s)}
          choices={waits.map((wait) => ({
            value: String(wait),
            text: wait === null ? t('fillNever') : t('fillSeconds', { count: wait }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...wish, bots_after_s: value === 'null' ? null : Number(value) })
          }
        />
        <Button look={urgent ? 'brass' : 'plain'} busy={busy} onClick={() => onChange({ ...wish, bots_after_s: 0 })}>
          {t('fillNow')}
        </Button>
      </div>
    </div>
  );
}

function wishOf({ kinds, bots_after_ms: wait }: QueueEntry): Wish {
  return { kinds, bots_after_s: wait === null ? null : wait / SECOND_MS };
}

function outlookOf(queue: Queue, kind: GameKind) {
  return queue.kinds.find((each) => sameKind(each, kind));
}
