import { describe, expect, it } from 'vitest';
import { bearingOf, nearestAngle, seatsAround } from './seating';

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
