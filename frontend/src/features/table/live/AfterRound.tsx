import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '@/i18n';
import type { GameView, Table } from '@/protocol';
import type { TableSnapshot } from '@/transport';
import { Button, buttonClass } from '@/ui';
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
  if (view.phase === 'score' && view.round.result !== null) {
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
  const isRated = view.rated && view.phase === 'finished';
  return (
    <Overlay key="end" labelledBy="end-title">
      <EndScreen view={view} people={people} you={you} ratings={isRated ? (ratings ?? 'awaited') : null}>
        <EndActions view={view} table={snapshot.table} calls={calls} />
      </EndScreen>
    </Overlay>
  );
});

interface EndActionsProps extends Pick<AfterRoundProps, 'view' | 'calls'> {
  table: Table | null;
}

function EndActions({ view, table, calls }: EndActionsProps): ReactElement {
  const { t } = useTranslation('table');
  const errorText = useErrorText();
  const { rematch } = calls;
  const mayRematch = view.your_seat !== null && table?.state !== 'closed';
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
      <Link className={buttonClass()} to={`/games/${view.game_id}`}>
        {t('end.replay')}
      </Link>
      <Link className={buttonClass()} to="/">
        {t('end.home')}
      </Link>
    </>
  );
}

/** Who of the others has asked for another game. */
function Again({ view, table }: { view: GameView; table: Table | null }): ReactElement | null {
  const { t } = useTranslation('table');
  if (table?.previous_game_id !== view.game_id) return null;
  const here = table.seats.filter(({ player, here }) => here && player !== null && player.kind !== 'bot');
  if (here.length === 0) return null;
  const names = here.map(({ player }) => player?.name).join(', ');
  return (
    <p className="end__note" role="status">
      {t('end.want_another', { names, count: here.length })}
    </p>
  );
}
