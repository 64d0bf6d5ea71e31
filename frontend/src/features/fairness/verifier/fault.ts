/** The first thing wrong with a record (docs/record.md, "Checking a record"). */
import type { Refusal } from './play';

export type FaultCode =
  | 'not_json'
  | 'bad_field'
  | 'bad_commitment'
  | 'bad_client_hash'
  | 'wrong_first_dealer'
  | 'wrong_header'
  | 'bad_move_syntax'
  | Refusal
  | 'round_not_over'
  | 'wrong_auto'
  | 'wrong_result'
  | 'wrong_totals'
  | 'missing_rounds';

/** Where (`rounds[2].moves[14]`; `$` for the whole) and which kind. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  /** What should have been there, where that can be said shortly: a value, not a sentence. */
  readonly expected?: string;
}

/** Carries a fault out of the checks. */
export class FaultFound extends Error {
  override readonly name = 'FaultFound';

  constructor(readonly fault: Fault) {
    super(`${fault.path} ${fault.code}`);
  }
}

export function fail(path: string, code: FaultCode, expected?: string): never {
  throw new FaultFound(expected === undefined ? { path, code } : { path, code, expected });
}
