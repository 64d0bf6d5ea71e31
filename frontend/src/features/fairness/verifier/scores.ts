/** What a hand costs, and who comes in where. */
import { cardAt, inPackOrder, pointsOf, rankOf, type Card } from './cards';

const LEFT_OVER_THREE = -50;

/** A hand reckoned: each 3 cancels the dearest card left; those that find none score by themselves. */
export interface Reckoning {
  /** Pairs of a 3 and what it cancels. */
  readonly cancelled: readonly (readonly [three: Card, card: Card])[];
  readonly left_over_threes: readonly Card[];
  /** What counts, the dearest first. */
  readonly points: readonly (readonly [card: Card, points: number])[];
  readonly score: number;
}

export function reckon(hand: readonly Card[]): Reckoning {
  const threes = hand.filter((card) => rankOf(card) === '3').sort(inPackOrder);
  const dearestFirst = hand.filter((card) => rankOf(card) !== '3').sort(byCost);
  const pairs = Math.min(threes.length, dearestFirst.length);
  const cancelled = threes.slice(0, pairs).map((three, i) => [three, cardAt(dearestFirst, i)] as const);
  const leftOver = threes.slice(pairs);
  const points = dearestFirst.slice(pairs).map((card) => [card, pointsOf(card)] as const);
  const score = points.reduce((sum, [, cost]) => sum + cost, 0) + leftOver.length * LEFT_OVER_THREE;
  return { cancelled, left_over_threes: leftOver, points, score };
}

function byCost(one: Card, other: Card): number {
  return pointsOf(other) - pointsOf(one) || inPackOrder(one, other);
}

/** The place of each seat: the lowest total is first, and equal totals share a place. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}
