import { describe, expect, it } from 'vitest';
import { bySize } from './bySize';
import { byChance, deviation } from './deviation';
import { doublings } from './doublings';

describe('times', () => {
  const classes = (...moves: number[]) => moves.map((count, i) => ({ from_ms: i * 10, moves: count }));

  it('are joined to doublings, four classes each after the first', () => {
    expect(doublings(classes(1, 2, 3, 4, 5, 6))).toEqual([
      { from_ms: 0, moves: 1 },
      { from_ms: 10, moves: 14 },
      { from_ms: 50, moves: 6 },
    ]);
  });

  it('leave out what is empty at both ends, and nothing in between', () => {
    const some = doublings(classes(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0));
    expect(some).toEqual([
      { from_ms: 50, moves: 1 },
      { from_ms: 90, moves: 0 },
      { from_ms: 130, moves: 2 },
    ]);
    expect(doublings(classes(0, 0, 0))).toEqual([]);
    expect(doublings([])).toEqual([]);
  });
});

describe('counts beside what chance would have', () => {
  it('differ by a share of what was expected', () => {
    expect(deviation({ observed: 110, expected: 100 })).toBeCloseTo(0.1);
    expect(deviation({ observed: 0, expected: 0 })).toBeNull();
  });

  it('stay within a bar that follows from the test', () => {
    // A plain test of 400 in four parts: chi-square is 100/100 + 100/100, and a count's spread √(400 · ¼ · ¾).
    const counts = [110, 90, 100, 100].map((observed) => ({ observed, expected: 100 }));
    const plain = byChance(counts, { statistic: 2, freedom: 3, p: 0.57 });
    expect(plain).toBeCloseTo((1.96 * Math.sqrt(75)) / 100, 10);
    // Without replacement the same differences make a larger statistic, and the bar is narrower.
    expect(byChance(counts, { statistic: 8, freedom: 3, p: 0.05 })).toBeCloseTo((plain ?? 0) / 2, 10);
  });

  it('have no bar where there is nothing to reckon it from', () => {
    const even = [{ observed: 100, expected: 100 }];
    expect(byChance(even, null)).toBeNull();
    expect(byChance(even, { statistic: 0, freedom: 3, p: 1 })).toBeNull();
    expect(byChance([], { statistic: 1, freedom: 3, p: 1 })).toBeNull();
  });
});

describe('rows by the number of players', () => {
  it('leave out what nobody has played', () => {
    const rows = [
      { seats: 2, games: 0 },
      { seats: 3, games: 0 },
      { seats: 3, games: 4 },
    ];
    expect(bySize(rows, ({ games }) => games)).toEqual([{ size: 3, rows: [rows[1], rows[2]] }]);
  });
});
