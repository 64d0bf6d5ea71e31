import type { CardCode } from '@/ui';

/** The examples of the rules page: a card to try, what comes of it, and whether it may be played. */
export interface Example {
  card: CardCode;
  fits: boolean;
}

/** On the seven of hearts. */
export const MATCHING = [
  { card: 'KH', fits: true },
  { card: '7S', fits: true },
  { card: '4D', fits: true },
  { card: '9C', fits: false },
  { card: '8S', fits: true },
] as const satisfies readonly Example[];

/** On the eight of hearts, by which spades are demanded. */
export const DEMANDED = [
  { card: '3S', fits: true },
  { card: 'JC', fits: false },
  { card: 'QH', fits: false },
  { card: '8D', fits: true },
] as const satisfies readonly Example[];

/** A crank being turned: the card that is laid, and the count after it. */
export const CRANKED = [
  { card: '2C', count: 2 },
  { card: 'AD', count: 3 },
  { card: '2D', count: 5 },
] as const satisfies readonly { card: CardCode; count: number }[];

/** Hands at the end of a round with what they come to. */
export const COUNTED = [
  { hand: ['3S', '2H', '8C'], points: 20, key: 'struck' },
  { hand: ['3D', 'KC'], points: 0, key: 'nothing' },
  { hand: ['3C', '3H'], points: -100, key: 'threes' },
] as const satisfies readonly { hand: readonly CardCode[]; points: number; key: string }[];

/** Every rank with its worth in hand. The three plain courts count alike. */
export const MARKS = [
  { cards: ['AS'], points: 1 },
  { cards: ['2H'], points: 20 },
  { cards: ['3D'], points: 0 },
  { cards: ['4C'], points: 15 },
  { cards: ['5S'], points: 30 },
  { cards: ['6H'], points: 30 },
  { cards: ['7D'], points: 20 },
  { cards: ['8C'], points: 50 },
  { cards: ['9S'], points: 30 },
  { cards: ['TH'], points: 25 },
  { cards: ['JS', 'QH', 'KD'], points: 10 },
] as const satisfies readonly { cards: readonly CardCode[]; points: number }[];
