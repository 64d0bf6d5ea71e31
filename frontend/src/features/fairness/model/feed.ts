/** The replay feed (docs/protocol.md) of a record that no server has. Pure. */
import type { ReplayFeed } from '@/protocol';
import type { CheckedRecord, ToldRound } from '../verifier';

export function feedOf(record: CheckedRecord, rounds: ToldRound[]): ReplayFeed {
  return {
    record: record as unknown as ReplayFeed['record'],
    seats: record.seats.map(playerAt),
    rounds: rounds as ReplayFeed['rounds'],
  };
}

/** A player as the record names them: it knows no picture and no country. */
function playerAt({ name, kind, account }: CheckedRecord['seats'][number], seat: number): ReplayFeed['seats'][number] {
  return { public_id: account ?? `seat-${seat}`, name, kind, avatar: '', country: '', bot: null, rating: null };
}
