/** Whether a record is right, from its bytes alone. */
import { checkCut, checkEnd, checkRound, checkSeeds } from './check';
import { FaultFound, type Fault } from './fault';
import { readJson } from './json';
import { checkShape } from './shape';

/** The first fault of a record by the order of docs/record.md; null if it is valid. Never throws. */
export function verify(bytes: Uint8Array): Fault | null {
  return faultOf(() => {
    const record = checkShape(readJson(bytes));
    checkSeeds(record);
    const game = checkCut(record);
    const scores = record.rounds.flatMap((entry, index) => {
      const row = checkRound(game, entry, index);
      return row === null ? [] : [row];
    });
    checkEnd(record, scores);
  });
}

/** The fault that a check finds; null if it finds none. */
export function faultOf(check: () => void): Fault | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof FaultFound) return error.fault;
    throw error;
  }
}
