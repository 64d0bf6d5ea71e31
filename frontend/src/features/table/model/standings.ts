/** How the standing changed from round to round. Lower totals stand higher. */

/** Points by finished round, then by seat. */
export type Scores = readonly (readonly number[])[];

/** Totals after each round, by seat. */
export function runningTotals(scores: Scores): number[][] {
  const totals: number[][] = [];
  for (const round of scores) {
    const before = totals.at(-1);
    totals.push(round.map((points, seat) => points + (before?.[seat] ?? 0)));
  }
  return totals;
}

/**
 * The line each seat draws through the standings: by seat, its position after each round, 0 the best. Equal totals
 * stay in the order they were in, so that lines cross only where somebody was overtaken.
 */
export function standingLines(scores: Scores): number[][] {
  const seats = scores[0]?.length ?? 0;
  const lines: number[][] = Array.from({ length: seats }, () => []);
  let order = lines.map((_, seat) => seat);
  for (const totals of runningTotals(scores)) {
    order = [...order].sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0));
    order.forEach((seat, position) => lines[seat]?.push(position));
  }
  return lines;
}

/** A round of one seat: its index among the rounds, and its points. */
export interface RoundPoints {
  readonly index: number;
  readonly points: number;
}

/** The best and the worst round of a seat, the earliest of equals; null before any is finished. */
export function extremes(scores: Scores, seat: number): { best: RoundPoints; worst: RoundPoints } | null {
  const own = scores.map((round, index) => ({ index, points: round[seat] ?? 0 }));
  const [first, ...rest] = own;
  if (first === undefined) return null;
  return {
    best: rest.reduce((best, round) => (round.points < best.points ? round : best), first),
    worst: rest.reduce((worst, round) => (round.points > worst.points ? round : worst), first),
  };
}

/** By how much the winner is ahead of the next total; 0 when the win is shared or nobody else plays. */
export function winningMargin(totals: readonly number[]): number {
  const [first = 0, second = first] = [...totals].sort((a, b) => a - b);
  return second - first;
}
