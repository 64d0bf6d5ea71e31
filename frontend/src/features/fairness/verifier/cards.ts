/** The pack (F-3.1), what goes with what, and what a card costs. */

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
/** `TD` is the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** The pack before any shuffle. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const PLACE_IN_PACK: ReadonlyMap<string, number> = new Map(PACK.map((card, place) => [card, place]));
const SISTERS: Readonly<Record<Suit, Suit>> = { C: 'S', S: 'C', D: 'H', H: 'D' };
const POINTS: Readonly<Record<Rank, number>> = {
  A: 1,
  '2': 20,
  '3': 0,
  '4': 15,
  '5': 30,
  '6': 30,
  '7': 20,
  '8': 50,
  '9': 30,
  T: 25,
  J: 10,
  Q: 10,
  K: 10,
};

export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** Ace low: what the cut and a tie of go by. */
export const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card));

/** The other suit of the same colour. */
export const sisterOf = (suit: Suit): Suit => SISTERS[suit];

export const haveSameColour = (one: Suit, other: Suit): boolean => one === other || SISTERS[one] === other;

/** What a card costs in hand; nothing for a 3, which is reckoned apart. */
export const pointsOf = (card: Card): number => POINTS[rankOf(card)];

export const inPackOrder = (one: Card, other: Card): number => placeOf(one) - placeOf(other);

/** What a rank of A or 2 turns the crank on by; 0 for any other. */
export function notchesOf(card: Card): number {
  const rank = rankOf(card);
  return rank === '2' ? 2 : rank === 'A' ? 1 : 0;
}

/** The card at a place of a list that is known to be so long. */
export function cardAt(cards: readonly Card[], place: number): Card {
  const card = cards[place];
  if (card === undefined) throw new RangeError(`There is no card at ${place}.`);
  return card;
}

function placeOf(card: Card): number {
  return PLACE_IN_PACK.get(card) ?? -1;
}
