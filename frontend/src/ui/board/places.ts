/** A place at a table as it is drawn: the foot, the sides, the head, and for five the two corners of the head. */
export type Place = 's' | 'w' | 'nw' | 'n' | 'ne' | 'e';

/** Clockwise from the foot, by the number of seats. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
};

/**
 * The place of `seat` as seen by somebody who sits at `foot`, among `count` seats.
 * @throws RangeError when there is no such seat or table.
 */
export function placeOf(seat: number, foot: number, count: number): Place {
  const place = PLACES[count]?.[(seat - foot + count) % count];
  if (place === undefined) throw new RangeError(`No seat ${seat} among ${count}.`);
  return place;
}
