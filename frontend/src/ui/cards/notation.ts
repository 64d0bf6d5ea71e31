/** Suits and ranks as the game record writes them: `TD` is the ten of diamonds. */
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type CardCode = `${Rank}${Suit}`;

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];

export function rankOf(card: CardCode): Rank {
  return card[0] as Rank;
}

export function suitOf(card: CardCode): Suit {
  return card[1] as Suit;
}

/** What is printed on the card: a ten takes two figures. */
export function printedRank(rank: Rank): string {
  return rank === 'T' ? '10' : rank;
}
