import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { lastWish, useLookFor, withFirst } from '@/features/queue';
import { useErrorText, useListed } from '@/i18n';
import type { GameKind, GameView, Player, Table } from '@/protocol';
import type { TableSnapshot } from '@/transport';
import { Button, buttonClass, Disc, Face } from '@/ui';
import type { Person } from '../model/people';
import { EndScreen } from '../scene/EndScreen';
import { Overlay } from '../scene/Overlay';
import { ScorePad } from '../scene/ScorePad';
import type { useGameCalls } from './useGameCalls';
import { useGameRatings } from './useGameRatings';

interface AfterRoundProps {
  view: GameView;
  people: readonly Person[];
  snapshot: TableSnapshot;
  calls: ReturnType<typeof useGameCalls>;
}

/** What lies over the table when a round is over: the score pad, and in the end the end. */
export const AfterRound = memo(function AfterRound({
  view,
  people,
  snapshot,
  calls,
}: AfterRoundProps): ReactElement | null {
  const errorText = useErrorText();
  const you = view.your_seat;
  const { goOn } = calls;
  const ratings = useGameRatings(view, snapshot.rated);
  const { number } = view.round;
  if (view.phase === 'score' && view.round.result !== null && !isReadByAll(view)) {
    return (
      <Overlay key="pad" labelledBy="pad-title">
        <ScorePad
          round={view.round}
          people={people}
          scores={view.scores}
          you={you}
          sheet={view.score_sheet}
          refused={goOn.isError && goOn.variables === number ? errorText(goOn.error) : null}
          onReady={you === null ? null : () => goOn.mutate(number)}
        />
      </Overlay>
    );
  }
  if (view.phase !== 'finished' && view.phase !== 'aborted') return null;
  return (
    <Overlay key="end" labelledBy="end-title">
      <EndScreen view={view} people={people} you={you} ratings={ratings} note={<WhyStopped view={view} />}>
        <EndActions view={view} table={snapshot.table} calls={calls} />
      </EndScreen>
    </Overlay>
  );
});

/** A sheet that everybody has done with goes at once: a game that is only played out shows none. */
function isReadByAll({ score_sheet: sheet }: GameView): boolean {
  return sheet?.ready.every(Boolean) === true;
}

/** Who did not come, where a rated game was stopped for that, and what it means for the viewer. */
function WhyStopped({ view: { seats, your_seat: you } }: { view: GameView }): ReactElement | null {
  const { t } = useTranslation('table');
  const listed = useListed();
  const missing = seats.filter((seat) => seat.never_came);
  if (missing.length === 0) return null;
  if (missing.some(({ seat }) => seat === you)) return <p>{t('end.you_never_came')}</p>;
  const names = listed(missing.map(({ player }) => player.name));
  return <p>{t('end.never_came', { names, count: missing.length })}</p>;
}

interface EndActionsProps extends Pick<AfterRoundProps, 'view' | 'calls'> {
  table: Table | null;
}

function EndActions({ view, table, calls }: EndActionsProps): ReactElement {
  const { t } = useTranslation('table');
  const errorText = useErrorText();
  const { rematch } = calls;
  // A game that was stopped counts on no ladder; its table still was one of matching's.
  const ladder = view.ladder ?? table?.ladder ?? null;
  const mayRematch = view.your_seat !== null && table?.state !== 'closed' && ladder === null;
  return (
    <>
      <Again view={view} table={table} />
      {rematch.isError && (
        <p className="end__note" role="alert">
          {errorText(rematch.error)}
        </p>
      )}
      {mayRematch && (
        <Button look="brass" busy={rematch.isPending} onClick={() => rematch.mutate()}>
          {t('end.rematch')}
        </Button>
      )}
      {view.your_seat !== null && ladder !== null && <PlayAgain ladder={ladder} length={view.options.length} />}
      <Link className={buttonClass()} to={`/games/${view.game_id}`}>
        {t('end.replay')}
      </Link>
      <Link className={buttonClass()} to={`/fairness/${view.game_id}`}>
        {t('end.check')}
      </Link>
      <Link className={buttonClass()} to="/">
        {t('end.home')}
      </Link>
    </>
  );
}

/** After a game that matching made there is no rematch: one looks for another of the same kind. */
function PlayAgain({ ladder, length }: GameKind): ReactElement {
  const { t } = useTranslation('table');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const look = useLookFor();
  const again = () =>
    look.mutate(withFirst(lastWish(), { ladder, length }), { onSuccess: () => void navigate('/queue') });
  return (
    <>
      {look.isError && (
        <p className="end__note" role="alert">
          {errorText(look.error)}
        </p>
      )}
      <Button look="brass" busy={look.isPending} onClick={again}>
        {t('end.play_again')}
      </Button>
    </>
  );
}

/** Who has asked for another game, and for whom they wait: the people of the game, those who are back in full light. */
function Again({ view, table }: { view: GameView; table: Table | null }): ReactElement | null {
  const { t } = useTranslation('table');
  const listed = useListed();
  if (table?.previous_game_id !== view.game_id) return null;
  const people = table.seats.flatMap(({ player, here }) =>
    player?.kind === 'bot' || !player ? [] : [{ player, here }],
  );
  const back = people.filter(({ here }) => here);
  if (back.length === 0) return null;
  const namesOf = (some: typeof people) => listed(some.map(({ player }) => player.name));
  const missing = people.filter(({ here }) => !here);
  const seatOf = ({ public_id }: Player): number =>
    view.seats.find(({ player }) => player.public_id === public_id)?.seat ?? 0;
  return (
    <p className="end__note end__again" role="status">
      <span className="end__discs">
        {people.map(({ player, here }) => (
          <Disc key={player.public_id} seat={seatOf(player)} className={here ? 'end__back' : 'end__out'}>
            <Face name={player.name} avatar={player.avatar} />
          </Disc>
        ))}
      </span>
      <span>
        {t('end.want_another', { names: namesOf(back), count: back.length })}{' '}
        {missing.length > 0 && t('end.waits_for', { names: namesOf(missing) })}
      </span>
    </p>
  );
}
