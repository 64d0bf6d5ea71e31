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

/** A moment that people look for: `move` is the one that brought it about. */
export interface Mark {
  readonly kind: MarkKind;
  readonly round: number;
  readonly move: number;
}

export type MarkKind = 'crank' | 'call';

/** Everything one can jump between. */
export interface Course {
  readonly lengths: Lengths;
  /** In the order in which they happened. */
  readonly marks: readonly Mark[];
}

export type Jump =
  | 'next'
  | 'back'
  | 'first'
  | 'last'
  | 'next_round'
  | 'back_round'
  | 'next_crank'
  | 'back_crank'
  | 'next_call'
  | 'back_call';

/** The position after a jump; where there is nothing to jump to it stays. */
export function jump(position: Position, to: Jump, { lengths, marks }: Course): Position {
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
    case 'next_crank':
      return standAt(position, nextMark(position, 'crank', marks));
    case 'back_crank':
      return standAt(position, lastMark(position, 'crank', marks));
    case 'next_call':
      return standAt(position, nextMark(position, 'call', marks));
    case 'back_call':
      return standAt(position, lastMark(position, 'call', marks));
  }
}

function nextMark(from: Position, wanted: MarkKind, marks: readonly Mark[]): Mark | undefined {
  return marks.find((mark) => mark.kind === wanted && order(mark, from) > 0);
}

function lastMark(from: Position, wanted: MarkKind, marks: readonly Mark[]): Mark | undefined {
  return marks.findLast((mark) => mark.kind === wanted && order(mark, from) < 0);
}

function order(a: Pick<Position, 'round' | 'move'>, b: Pick<Position, 'round' | 'move'>): number {
  return a.round - b.round || a.move - b.move;
}

function standAt(position: Position, mark: Mark | undefined): Position {
  return mark === undefined ? position : at(position, mark.round, mark.move);
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

/** How many moments come before this one in the whole game: each round has one more than it has moves, its deal. */
export function indexOf({ round, move }: Pick<Position, 'round' | 'move'>, lengths: Lengths): number {
  return lengths.slice(0, round).reduce((sum, length) => sum + length + 1, move);
}

/** The number of moments of a whole game. */
export function momentsIn(lengths: Lengths): number {
  return lengths.reduce((sum, length) => sum + length + 1, 0);
}

/** The way back from `indexOf`. */
export function placeAt(index: number, lengths: Lengths): { round: number; move: number } {
  let left = index;
  for (const [round, length] of lengths.entries()) {
    if (left <= length) return { round, move: left };
    left -= length + 1;
  }
  const round = lengths.length - 1;
  return { round, move: lengths[round] ?? 0 };
}

/** Reads `?at=3.14&view=2` (rounds from 1); whatever is not there or cannot be is the nearest that can. */
export function readPosition(query: URLSearchParams, lengths: Lengths, seats: number): Position {
  const [roundText = null, moveText = null] = (query.get('at') ?? '').split('.');
  const round = clamp((whole(roundText) ?? 1) - 1, lengths.length - 1);
  const move = clamp(whole(moveText) ?? 0, lengths[round] ?? 0);
  const view = whole(query.get('view'));
  return { round, move, view: view === null || view >= seats ? null : view };
}

/** The query of a position, to be sent to somebody; what else the address said stays. */
export function writePosition(
  { round, move, view }: Position,
  query: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set('at', `${round + 1}.${move}`);
  if (view === null) written.delete('view');
  else written.set('view', String(view));
  return written;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
