/** Cards, suits and actions as they travel; docs/record.md describes the notation. */
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type CardCode = `${Rank}${Suit}`;

/** A seat's number at a table or in a game, clockwise from 0. */
export type Seat = number;

/** Milliseconds since 1970 UTC by the server's clock. */
export type Instant = number;

/** What a seat may ask for: `KD`, `8H=S!`, `name=S`, `draw`, `last`, `call@2`. */
export type Action =
  | CardCode
  | `${CardCode}!`
  | `${CardCode}=${Suit}`
  | `${CardCode}=${Suit}!`
  | `name=${Suit}`
  | 'draw'
  | 'last'
  | `call@${number}`;

/** An accepted action with the seat that made it: `2:TS`. */
export type Move = `${number}:${Action}`;

/** Why something may not be done: a code, and what a sentence about it needs. */
export type Reason =
  | { code: 'not_your_turn'; params: Record<string, never> }
  | { code: 'crank_open'; params: Record<string, never> }
  | { code: 'suit_demanded'; params: { suit: Suit; by: string } }
  | { code: 'no_match'; params: { suit: Suit; rank: string; colour: boolean } }
  | { code: 'name_first'; params: Record<string, never> }
  | { code: 'round_is_over'; params: Record<string, never> }
  | { code: 'must_play'; params: Record<string, never> }
  | { code: 'must_answer_crank'; params: Record<string, never> };
