import { describe, expect, it } from 'vitest';
import { extremes, runningTotals, standingLines, winningMargin } from './standings';

const SCORES = [
  [0, 60, 45],
  [40, 20, -50],
  [55, 0, 0],
];

describe('the game as crossing lines', () => {
  it('adds up', () => {
    expect(runningTotals(SCORES)).toEqual([
      [0, 60, 45],
      [40, 80, -5],
      [95, 80, -5],
    ]);
  });

  it('orders the seats after each round, the lowest first', () => {
    expect(standingLines(SCORES)).toEqual([
      [0, 1, 2],
      [2, 2, 1],
      [1, 0, 0],
    ]);
  });

  it('lets nobody cross by a tie', () => {
    expect(
      standingLines([
        [10, 0],
        [0, 10],
      ]),
    ).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

it('finds the best and the worst round, the earliest of equals', () => {
  expect(extremes([[5], [0], [0], [9], [9]], 0)).toEqual({
    best: { index: 1, points: 0 },
    worst: { index: 3, points: 9 },
  });
  expect(extremes([], 0)).toBeNull();
});

it('says by how much the winner is ahead', () => {
  expect(winningMargin([110, 261, 190, 170])).toBe(60);
  expect(winningMargin([50, 50, 70])).toBe(0);
  expect(winningMargin([-100, 20])).toBe(120);
});
