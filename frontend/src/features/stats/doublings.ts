import type { Figures } from '@/protocol';

type TimeClass = Figures['times']['classes'][number];

/** Of the server's classes, four to a doubling, each whole doubling in one; the first holds all that is shorter. */
const A_DOUBLING = 4;

/** Classes of time joined to whole doublings, without the empty ones at both ends. */
export function doublings(classes: readonly TimeClass[]): TimeClass[] {
  const [first, ...rest] = classes;
  if (first === undefined) return [];
  const joined = [first];
  for (let i = 0; i < rest.length; i += A_DOUBLING) {
    const group = rest.slice(i, i + A_DOUBLING);
    const moves = group.reduce((sum, each) => sum + each.moves, 0);
    joined.push({ from_ms: group[0]?.from_ms ?? 0, moves });
  }
  const some = joined.map(({ moves }) => moves > 0);
  return joined.slice(Math.max(0, some.indexOf(true)), some.lastIndexOf(true) + 1);
}
