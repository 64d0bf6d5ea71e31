/** A whole game: its rounds in order, and what they add up to. */
import { handSizesOf, type Options } from './options';
import { beginRound } from './play';
import { dealRound, type Round } from './round';

/** Where a game stands between its rounds. */
export interface Game {
  readonly options: Options;
  readonly gameSeed: Uint8Array;
  readonly seats: number;
  readonly firstDealer: number;
}

/** Deals the round of an index (from 0); the deal passes clockwise, whatever happened. Its starter is in effect. */
export function openRound({ options, gameSeed, seats, firstDealer }: Game, index: number): Round {
  const round = dealRound({
    options,
    gameSeed,
    seats,
    number: index + 1,
    dealer: (firstDealer + index) % seats,
    handSize: handSizesOf(options)[index] ?? 0,
  });
  beginRound(round);
  return round;
}

/** The sum of the rounds, by seat. */
export function totalsOf(scores: readonly (readonly number[])[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => scores.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}
