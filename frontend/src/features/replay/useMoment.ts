import { useMemo, useState } from 'react';
import { planMotion, STILL, type Motion } from '@/features/table';
import type { Round } from '@/protocol';
import { seenBy, type Moment, type Replay } from './model/feed';
import type { Position } from './model/position';
import type { Standing } from './usePlayer';

/** What the table shows where one stands, and how the cards came there. */
export function useMoment(replay: Replay, standing: Standing): { round: Round; motion: Motion | null } {
  const { position } = standing;
  const moment = momentAt(replay, position);
  const round = useMemo(() => seenBy(moment.round, position.view), [moment, position.view]);
  return { round, motion: useStepMotion(moment, standing) };
}

function momentAt(replay: Replay, { round, move }: Position): Moment {
  const moment = replay.rounds[round]?.moments()[move];
  // Positions are read against this replay's lengths, so there always is one.
  if (moment === undefined) throw new RangeError(`No move ${move} in round ${round + 1}.`);
  return moment;
}

/** Cards come from where the move took them when it is stepped onto; jumps and steps back just slide. */
function useStepMotion(moment: Moment, standing: Standing): Motion | null {
  const [seen, setSeen] = useState<{ standing: Standing; motion: Motion | null }>({ standing, motion: STILL });
  if (seen.standing === standing) return seen.motion;
  const next = { standing, motion: motionTo(seen.standing.position, moment, standing) };
  setSeen(next);
  return next.motion;
}

function motionTo(from: Position, moment: Moment, { position, swift }: Standing): Motion | null {
  if (swift) return null;
  const stepped = from.round === position.round && from.move + 1 === position.move;
  return stepped ? planMotion(moment.events) : { ...STILL };
}
