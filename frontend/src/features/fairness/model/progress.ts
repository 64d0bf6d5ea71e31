/** How far the check of a record has come, and what it has brought. Pure. */
import type { CheckedRecord, Cut, Deal, Fault, Played, Proof } from '../verifier';

export interface Progress {
  /** Null until it could be read, for good if it cannot be. */
  readonly record: CheckedRecord | null;
  readonly seeds: { readonly commitment: string; readonly hashes: readonly string[] } | null;
  readonly seed: { readonly message: string; readonly seed: string } | null;
  readonly cut: Cut | null;
  readonly deals: readonly Deal[];
  readonly played: readonly Played[];
  readonly done: boolean;
  /** The verdict once it is done: null if all is right. */
  readonly fault: Fault | null;
}

export const NOTHING_YET: Progress = {
  record: null,
  seeds: null,
  seed: null,
  cut: null,
  deals: [],
  played: [],
  done: false,
  fault: null,
};

export function advance(progress: Progress, proof: Proof): Progress {
  switch (proof.kind) {
    case 'record':
      return { ...progress, record: withShortNames(proof.record) };
    case 'seeds':
      return { ...progress, seeds: proof };
    case 'seed':
      return { ...progress, seed: proof };
    case 'cut':
      return { ...progress, cut: proof.cut };
    case 'deal':
      return { ...progress, deals: [...progress.deals, proof.deal] };
    case 'played':
      return { ...progress, played: [...progress.played, proof.played] };
    case 'verdict':
      return { ...progress, done: true, fault: proof.fault };
  }
}

/** More than any name here has: a record may hold one of megabytes. */
const LONGEST_NAME = 60;

/** A record with names that can be shown. */
export function withShortNames(record: CheckedRecord): CheckedRecord {
  const seats = record.seats.map((seat) => ({ ...seat, name: seat.name.slice(0, LONGEST_NAME) }));
  return { ...record, seats };
}
