import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing, Icon, IconButton, Select } from '@/ui';
import type { Replay } from './model/feed';
import type { Jump, MarkKind } from './model/position';
import { RoundStrip } from './RoundStrip';
import { Scrubber } from './Scrubber';
import type { Controls, Player, Speed } from './usePlayer';

interface DeskProps {
  player: Player;
  replay: Replay;
  names: readonly string[];
}

const OPEN = 'open';

/** Under the table: the rounds, the slider of the moves, and the buttons of a player. */
export function Desk({ player, replay, names }: DeskProps): ReactElement {
  const { t } = useTranslation('replay');
  const { lengths, controls } = player;
  const { position } = player.standing;
  return (
    <section className="desk" aria-label={t('desk')}>
      <div className="desk__course">
        <RoundStrip replay={replay} round={position.round} names={names} onRound={controls.goToRound} />
        <Scrubber position={position} lengths={lengths} onScrub={controls.scrub} />
      </div>
      <div className="transport">
        <span className="transport__at num" aria-hidden="true">
          {position.move}
          <span className="of"> {t('of', { moves: lengths[position.round] ?? 0 })}</span>
        </span>
        <Keys playing={player.playing} controls={controls} />
        <SpeedButton speed={player.speed} controls={controls} />
        <Marks replay={replay} controls={controls} />
        <ViewChoice view={position.view} names={names} controls={controls} />
      </div>
    </section>
  );
}

const Keys = memo(function Keys({ playing, controls }: { playing: boolean; controls: Controls }): ReactElement {
  const { t } = useTranslation('replay');
  const { go, togglePlaying } = controls;
  return (
    <div className="transport__keys">
      <IconButton label={t('first')} onClick={() => go('first')}>
        <Icon name="first" />
      </IconButton>
      <IconButton label={t('back')} onClick={() => go('back')}>
        <Icon name="prev" />
      </IconButton>
      <button
        type="button"
        className="btn btn--brass"
        aria-label={playing ? t('pause') : t('play')}
        onClick={togglePlaying}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <IconButton label={t('next')} onClick={() => go('next')}>
        <Icon name="next" />
      </IconButton>
      <IconButton label={t('last')} onClick={() => go('last')}>
        <Icon name="last" />
      </IconButton>
    </div>
  );
});

const SpeedButton = memo(function SpeedButton({ speed, controls }: { speed: Speed; controls: Controls }): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <button
      type="button"
      className="btn btn--bare transport__speed"
      aria-label={t('speed', { speed })}
      onClick={() => controls.changeSpeed(1)}
    >
      <span aria-hidden="true">{speed}×</span>
    </button>
  );
});

const MARK_KEYS = [
  { to: 'back_crank', kind: 'crank' },
  { to: 'next_crank', kind: 'crank' },
  { to: 'back_call', kind: 'call' },
  { to: 'next_call', kind: 'call' },
] as const satisfies readonly { to: Jump; kind: MarkKind }[];

/** To the cranks and the calls; a game that had none has nothing to press. */
const Marks = memo(function Marks({ replay, controls }: { replay: Replay; controls: Controls }): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <div className="transport__marks">
      {MARK_KEYS.map(({ to, kind }) => (
        <IconButton
          key={to}
          label={t(to)}
          data-to={to}
          disabled={replay.marks.every((mark) => mark.kind !== kind)}
          onClick={() => controls.go(to)}
        >
          <MarkIcon kind={kind}>
            <Icon name={to.startsWith('back') ? 'prev' : 'next'} className="i i--side" />
          </MarkIcon>
        </IconButton>
      ))}
    </div>
  );
});

function MarkIcon({ kind, children }: { kind: MarkKind; children: ReactNode }): ReactElement {
  return (
    <span className="mark-icon">
      {kind === 'crank' ? <Drawing id="ability-crank" className="i" /> : <Icon name="say" />}
      {children}
    </span>
  );
}

interface ViewChoiceProps {
  view: number | null;
  names: readonly string[];
  controls: Controls;
}

const ViewChoice = memo(function ViewChoice({ view, names, controls }: ViewChoiceProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <Select
      label={t('view')}
      labelHidden
      value={view === null ? OPEN : String(view)}
      choices={[
        { value: OPEN, text: t('open_hands') },
        ...names.map((name, seat) => ({ value: String(seat), text: t('seen_by', { name }) })),
      ]}
      onChange={({ currentTarget: { value } }) => controls.look(value === OPEN ? null : Number(value))}
    />
  );
});
