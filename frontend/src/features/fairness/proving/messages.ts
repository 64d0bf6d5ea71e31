import type { CheckedRecord, Proof, ToldRound } from '../verifier';

/** What the page asks of the worker; `id` comes back with every answer. */
export type Question =
  { id: number; ask: 'prove'; bytes: Uint8Array<ArrayBuffer> } | { id: number; ask: 'retell'; record: CheckedRecord };

/** To `prove` one answer for each proof, ending with the verdict; to `retell` a single one. */
export type Answer = { id: number; proof: Proof } | { id: number; rounds: ToldRound[] };
