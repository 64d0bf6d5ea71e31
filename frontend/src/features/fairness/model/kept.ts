/** What this browser kept from before the game, compared with what the record says (F-5). Pure. */
import type { KeptPromise } from '@/features/lobby';
import type { CheckedRecord } from '../verifier';

export type KeptWhat = 'game' | 'commitment' | 'seats' | 'options' | 'hashes' | 'word';

export interface KeptItem {
  readonly what: KeptWhat;
  readonly agrees: boolean;
}

/** Each thing that was kept, and whether the record agrees with it. Hashes that were never all shown are not there. */
export function compareWithKept(record: CheckedRecord, kept: KeptPromise): KeptItem[] {
  const { fairness } = record;
  const { client_hashes: hashes } = kept;
  return [
    { what: 'game', agrees: kept.game_id === record.game_id },
    { what: 'commitment', agrees: kept.commitment === fairness.commitment },
    { what: 'seats', agrees: areSameSeats(record, kept.seats) },
    { what: 'options', agrees: areSameOptions(record, kept) },
    ...(hashes === null ? [] : [{ what: 'hashes', agrees: areSame(hashes, fairness.client_hashes) } as const]),
    { what: 'word', agrees: kept.seed === fairness.client_seeds[kept.seat] },
  ];
}

export function agreesWithKept(items: readonly KeptItem[]): boolean {
  return items.every(({ agrees }) => agrees);
}

/** Whether nothing is missing. Without everybody's hashes a word may have been made up once the others were known. */
export function isAllKept(items: readonly KeptItem[]): boolean {
  return items.some(({ what }) => what === 'hashes');
}

/** A record names no guest, so for a guest's seat there is nothing to compare. */
function areSameSeats({ seats }: CheckedRecord, kept: readonly string[]): boolean {
  const isSame = (seat: number, account: string | null) => account === null || account === kept[seat];
  return seats.length === kept.length && seats.every(({ account }, seat) => isSame(seat, account));
}

function areSameOptions({ options }: CheckedRecord, kept: KeptPromise): boolean {
  return (
    options.length === kept.options.length &&
    options.matching === kept.options.matching &&
    options.wild_nines === kept.options.wild_nines &&
    options.covered_six === kept.options.covered_six &&
    options.free_draw === kept.options.free_draw
  );
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}
