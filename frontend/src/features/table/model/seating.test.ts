import { describe, expect, it } from 'vitest';
import { bearingOf, nearestAngle, placeOf, seatsAround } from './seating';

describe('placeOf', () => {
  it('puts the viewer at the bottom and the next seat on the left', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(['n', 'e', 's', 'w']);
  });

  it('faces two players, and flanks three', () => {
    expect(placeOf(1, 0, 2)).toBe('n');
    expect([1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(['w', 'e']);
  });

  it('gives five players five different places', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => placeOf(seat, 3, 5))).size).toBe(5);
  });

  it('refuses a table that cannot be', () => {
    expect(() => placeOf(0, 0, 6)).toThrow(RangeError);
  });
});

describe('nearestAngle', () => {
  it('never turns the mark more than half a turn', () => {
    let angle = 90;
    for (const place of ['w', 'n', 'e', 's', 'e', 'n'] as const) {
      const next = nearestAngle(angle, bearingOf(place));
      expect(Math.abs(next - angle)).toBeLessThanOrEqual(180);
      expect((next - bearingOf(place)) % 360).toBe(0);
      angle = next;
    }
  });
});

describe('seatsAround', () => {
  it('reads clockwise from the left', () => {
    expect(seatsAround(3, 4)).toEqual([0, 1, 2]);
  });
});
