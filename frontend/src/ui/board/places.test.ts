import { describe, expect, it } from 'vitest';
import { placeOf } from './places';

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
