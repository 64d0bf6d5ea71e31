import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Ground, MotionStage, type Motion, type Person } from '@/features/table';
import type { Round, Seat } from '@/protocol';
import { Page } from '@/ui';
import { Desk } from './Desk';
import type { Replay } from './model/feed';
import { StepWords } from './StepWords';
import type { Player, Standing } from './usePlayer';

interface BoardProps {
  replay: Replay;
  player: Player;
  /** Where the table stands; while the slider passes it may be behind `player`. */
  drawn: Standing;
  round: Round;
  motion: Motion | null;
  people: readonly Person[];
  /** The viewer's own seat, if they played. */
  mine: Seat | null;
}

/** The table where one stands, and the desk to step with. */
export function Board({ replay, player, drawn, round, motion, people, mine }: BoardProps): ReactElement {
  const { t } = useTranslation('replay');
  const { position } = player.standing;
  const names = useMemo(() => people.map(({ name }) => name), [people]);
  return (
    <MotionStage motion={motion}>
      <Page title={t('page', { page: t('title') })} className="board">
        <h1 className="sr">{t('heading', { round: position.round + 1, move: position.move })}</h1>
        <Ground
          round={round}
          people={people}
          names={names}
          bottom={drawn.position.view ?? mine ?? 0}
          showBottom
          you={null}
          step={drawn.position.move}
        />
        <Told replay={replay} player={player} names={names} />
        <Desk player={player} replay={replay} names={names} />
      </Page>
    </MotionStage>
  );
}

/** The move that was stepped onto, for whoever does not see it; those that are only passed by are not told. */
function Told({ replay, player, names }: Pick<BoardProps, 'replay' | 'player'> & { names: string[] }): ReactElement {
  const { position, swift } = player.standing;
  const step = replay.rounds[position.round]?.steps[position.move - 1] ?? null;
  const passing = player.playing || swift;
  return (
    <p className="sr" role="status">
      {!passing && <StepWords step={step} number={position.round + 1} names={names} />}
    </p>
  );
}
