/** A rating after a game, and how far the truth may lie from it. */
export interface Mark {
  readonly value: number;
  readonly uncertainty: number;
}

/** A rating line in per cent of its frame: x to the right, y down. */
export interface RatingLine {
  /** Of the levels that are drawn and named. */
  readonly levels: readonly { value: number; y: number }[];
  readonly line: readonly (readonly [number, number])[];
  /** The band of uncertainty around it: above from left to right, then below from right to left. */
  readonly band: readonly (readonly [number, number])[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const LEVELS = 5;

/** Lays a line out; the marks go from the oldest game to the newest, and there is one at least. */
export function ratingLine(marks: readonly Mark[]): RatingLine {
  const lowest = Math.min(...marks.map(({ value, uncertainty }) => value - uncertainty));
  const highest = Math.max(...marks.map(({ value, uncertainty }) => value + uncertainty));
  const step = STEPS.find((each) => (highest - lowest) / each <= LEVELS) ?? 1000;
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  const x = (i: number) => (marks.length < 2 ? 100 : (i / (marks.length - 1)) * 100);
  const y = (value: number) => ((top - value) / (top - bottom)) * 100;
  const levels = Array.from({ length: (top - bottom) / step + 1 }, (_, i) => ({
    value: bottom + i * step,
    y: y(bottom + i * step),
  }));
  const above = marks.map(({ value, uncertainty }, i) => [x(i), y(value + uncertainty)] as const);
  const below = marks.map(({ value, uncertainty }, i) => [x(i), y(value - uncertainty)] as const);
  return {
    levels,
    line: marks.map(({ value }, i) => [x(i), y(value)] as const),
    band: [...above, ...below.reverse()],
  };
}
