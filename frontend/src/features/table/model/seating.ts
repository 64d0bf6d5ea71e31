/** Where everybody sits on the screen. Seats run clockwise; whoever looks sits at the bottom. */

/** A place around the ring: the bottom, the sides, the top, and for five the two corners of the top. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

/** Clockwise from the bottom, by the number of seats. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
};

/** Degrees on the ring, clockwise from the right (as SVG counts them). */
const BEARINGS: Readonly<Record<Place, number>> = { s: 90, w: 180, nw: 242, n: 270, ne: 298, e: 360 };

/**
 * The place of `seat` as seen by somebody who sits at `bottom`, among `count` seats.
 * @throws RangeError when there is no such seat or table.
 */
export function placeOf(seat: number, bottom: number, count: number): Place {
  const place = PLACES[count]?.[(seat - bottom + count) % count];
  if (place === undefined) throw new RangeError(`No seat ${seat} among ${count}.`);
  return place;
}

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
