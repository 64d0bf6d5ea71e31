import type { ChanceTest } from '@/protocol';

export interface Seen {
  readonly observed: number;
  readonly expected: number;
}

/** Of a normal spread: 95 times in a hundred within so many of its units. */
const Z = 1.96;

/** How much more or less was seen than expected, as a share of what was expected. Null where nothing was expected. */
export function deviation({ observed, expected }: Seen): number | null {
  return expected === 0 ? null : observed / expected - 1;
}

/**
 * How far chance alone takes one of several equally likely counts 95 times in a hundred, as a share of what is
 * expected. The spread is that of the test itself (docs/stats.md, Fairness): its statistic is the sum of squares over
 * `s q`, so `s q` follows from it, and a count's variance is `s q (1 - q)`. Null where that cannot be told.
 */
export function byChance(counts: readonly Seen[], test: ChanceTest | null): number | null {
  const [first] = counts;
  if (first === undefined || test === null || test.statistic === 0 || first.expected === 0) return null;
  const squares = counts.reduce((sum, { observed, expected }) => sum + (observed - expected) ** 2, 0);
  const variance = (squares / test.statistic) * (1 - 1 / counts.length);
  return (Z * Math.sqrt(variance)) / first.expected;
}
