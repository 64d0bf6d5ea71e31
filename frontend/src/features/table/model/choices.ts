/** What a card, or a starter, asks its player to name; all of it as the server offers it. */
import type { Action, CardCode, Legal, LegalPlay, Suit } from '@/protocol';
import { suitOf } from '@/ui';

/** One suit of the chooser. `keep`: the card's own, and then nothing is named. */
export interface SuitChoice {
  readonly suit: Suit;
  readonly keep: boolean;
}

/** The order in which a hand is held, and so the order of the chooser. */
const ORDER: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** The suits to choose from with a play; none when there is nothing to choose. */
export function choicesOf(play: LegalPlay): SuitChoice[] {
  if (play.names.length === 0) return [];
  const own = suitOf(play.card);
  const keep: SuitChoice[] = play.may_keep ? [{ suit: own, keep: true }] : [];
  return [...keep, ...inOrder(play.names).map((suit) => ({ suit, keep: false }))];
}

/** The suits that the dealer may name for a starter. */
export function starterChoices(legal: Legal): SuitChoice[] {
  return inOrder(legal.name).map((suit) => ({ suit, keep: false }));
}

function inOrder(suits: readonly Suit[]): Suit[] {
  return ORDER.filter((suit) => suits.includes(suit));
}

/** The play as the record writes it. */
export function playAction(card: CardCode, named: Suit | null, announce: boolean): Action {
  if (named === null) return announce ? `${card}!` : card;
  return announce ? `${card}=${named}!` : `${card}=${named}`;
}

/** How many cards of a suit the hand holds besides `without`. */
export function countInHand(cards: readonly CardCode[], suit: Suit, without: CardCode | null): number {
  return cards.filter((card) => card !== without && suitOf(card) === suit).length;
}
