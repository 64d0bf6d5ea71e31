/** Where in a game somebody looks, and from whose seat; and the address that leads there. */
import type { Seat } from '@/protocol';

/** `round` counts from 0, `move` is how many moves of it have been made. `view` null: open hands. */
export interface Position {
  readonly round: number;
  readonly move: number;
  readonly view: Seat | null;
}

/** How many moves each round has, in order. */
export type Lengths = readonly number[];

export type Jump = 'next' | 'back' | 'first' | 'last' | 'next_round' | 'back_round';

/** The position after a jump; at either end of the game it stays. */
export function jump(position: Position, to: Jump, lengths: Lengths): Position {
  const { round, move } = position;
  const length = lengths[round] ?? 0;
  switch (to) {
    case 'next':
      return move < length ? at(position, round, move + 1) : moveTo(position, round + 1, 0, lengths);
    case 'back':
      return move > 0 ? at(position, round, move - 1) : moveTo(position, round - 1, Infinity, lengths);
    case 'first':
      return at(position, round, 0);
    case 'last':
      return at(position, round, length);
    case 'next_round':
      return moveTo(position, round + 1, 0, lengths);
    case 'back_round':
      return move > 0 ? at(position, round, 0) : moveTo(position, round - 1, 0, lengths);
  }
}

/** Whether there is anything after this position. */
export function isAtEnd({ round, move }: Position, lengths: Lengths): boolean {
  return round >= lengths.length - 1 && move >= (lengths[round] ?? 0);
}

function moveTo(position: Position, round: number, move: number, lengths: Lengths): Position {
  const length = lengths[round];
  return length === undefined ? position : at(position, round, Math.min(move, length));
}

function at(position: Position, round: number, move: number): Position {
  return { ...position, round, move };
}

/** Reads `?round=3&move=14&view=2` (rounds from 1); whatever is not there or cannot be is the nearest that can. */
export function readPosition(query: URLSearchParams, lengths: Lengths, seats: number): Position {
  const round = clamp((whole(query.get('round')) ?? 1) - 1, lengths.length - 1);
  const move = clamp(whole(query.get('move')) ?? 0, lengths[round] ?? 0);
  const view = whole(query.get('view'));
  return { round, move, view: view === null || view >= seats ? null : view };
}

/** The address of a position, to be sent to somebody. */
export function writePosition({ round, move, view }: Position): URLSearchParams {
  const query = new URLSearchParams({ round: String(round + 1), move: String(move) });
  if (view !== null) query.set('view', String(view));
  return query;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
