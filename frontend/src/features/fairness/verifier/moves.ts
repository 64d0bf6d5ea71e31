/** How a record writes a move (docs/record.md, "Moves"). */
import type { Card, Suit } from './cards';

export type Action =
  | { readonly kind: 'play'; readonly card: Card; readonly suit: Suit | null; readonly announces: boolean }
  | { readonly kind: 'name'; readonly suit: Suit }
  | { readonly kind: 'draw' }
  | { readonly kind: 'last' }
  | { readonly kind: 'call'; readonly seat: number };

export interface Move {
  readonly seat: number;
  readonly action: Action;
}

const MOVE =
  /^(?<seat>[0-4]):(?:(?<word>draw|last)|call@(?<called>[0-4])|name=(?<named>[CDHS])|(?<card>[A2-9TJQK][CDHS])(?:=(?<suit>[CDHS]))?(?<bang>!?))$/;

/** The move that a text stands for, null if it is none. */
export function parseMove(text: string): Move | null {
  const found = MOVE.exec(text)?.groups;
  return found === undefined ? null : { seat: Number(found['seat']), action: actionOf(found) };
}

function actionOf(found: Readonly<Record<string, string | undefined>>): Action {
  if (found['word'] === 'draw') return { kind: 'draw' };
  if (found['word'] === 'last') return { kind: 'last' };
  if (found['called'] !== undefined) return { kind: 'call', seat: Number(found['called']) };
  if (found['named'] !== undefined) return { kind: 'name', suit: found['named'] as Suit };
  return {
    kind: 'play',
    card: found['card'] as Card,
    suit: (found['suit'] ?? null) as Suit | null,
    announces: found['bang'] === '!',
  };
}

/** Whether two actions are the same in every part. */
export function isSameAction(one: Action, other: Action): boolean {
  switch (one.kind) {
    case 'play':
      return (
        other.kind === 'play' && one.card === other.card && one.suit === other.suit && one.announces === other.announces
      );
    case 'name':
      return other.kind === 'name' && one.suit === other.suit;
    case 'call':
      return other.kind === 'call' && one.seat === other.seat;
    case 'draw':
    case 'last':
      return one.kind === other.kind;
  }
}
