/** What a feed says of the game as a whole, in the words of the table. Pure. */
import { type EndedGame, type Person, type RatingMoves } from '@/features/table';
import type { ReplayFeed } from '@/protocol';
import type { Replay } from './model/feed';
import type { Position } from './model/position';

export function namesIn(feed: ReplayFeed): string[] {
  return feed.seats.map(({ name }) => name);
}

/** The players with their points after so many rounds. */
export function peopleAt(feed: ReplayFeed, replay: Replay, rounds: number): Person[] {
  return feed.seats.map(({ public_id: publicId, name, avatar, kind }, seat) => ({
    seat,
    publicId,
    name,
    avatar,
    kind,
    present: true,
    away: false,
    left: false,
    points: replay.totals[rounds]?.[seat] ?? 0,
  }));
}

/** How the ratings moved, as the record was sealed; nothing moved in a game of friends. */
export function ratingsIn({ record }: ReplayFeed): RatingMoves {
  if (!record.rated) return null;
  return record.seats.map(({ rating_before: before = 0, rating_after: after = 0 }, seat) => ({ seat, before, after }));
}

type RecordRound = ReplayFeed['record']['rounds'][number];

export function scoresOf({ result }: RecordRound): number[] {
  return result?.scores ?? [];
}

/** The scores of the rounds that are over; the one looked at counts if it is. */
export function finishedScores(feed: ReplayFeed, { round }: Pick<Position, 'round'>, over: boolean): number[][] {
  return feed.record.rounds.slice(0, round + (over ? 1 : 0)).map(scoresOf);
}

export function endOf({ record }: ReplayFeed): EndedGame {
  const scores = record.rounds.filter(({ result }) => result !== null).map(scoresOf);
  return {
    game_id: record.game_id,
    options: record.options,
    started_at: Date.parse(record.started_at),
    ended_at: Date.parse(record.ended_at),
    scores,
    totals: record.totals ?? [],
    places: record.places,
  };
}
