/** Where everybody sits on the screen. Seats run clockwise; whoever looks sits at the bottom. */
import type { Place } from '@/ui';

/** Degrees on the ring, clockwise from the right (as SVG counts them). */
const BEARINGS: Readonly<Record<Place, number>> = { s: 90, w: 180, nw: 242, n: 270, ne: 298, e: 360 };

/** Degrees at which the ring marks the turn of whoever sits at `place`. */
export function bearingOf(place: Place): number {
  return BEARINGS[place];
}

/**
 * The angle to turn the mark to, so that it goes the shortest way from where it is:
 * `target` plus the whole turns that bring it within half a turn of `current`.
 */
export function nearestAngle(current: number, target: number): number {
  return target + 360 * Math.round((current - target) / 360);
}

/** The seats other than `bottom`, clockwise from its left: the order in which they are read out. */
export function seatsAround(bottom: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, step) => (bottom + step + 1) % count);
}
