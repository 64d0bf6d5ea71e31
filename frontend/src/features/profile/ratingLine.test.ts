import { describe, expect, it } from 'vitest';
import { ratingLine } from './ratingLine';

describe('a rating line', () => {
  it('goes from left to right, in its band, between levels at whole steps', () => {
    const { levels, line, band } = ratingLine([
      { value: 1500, uncertainty: 200 },
      { value: 1600, uncertainty: 100 },
      { value: 1550, uncertainty: 50 },
    ]);
    expect(levels.map(({ value }) => value)).toEqual([1300, 1400, 1500, 1600, 1700]);
    expect(line).toEqual([
      [0, 50],
      [50, 25],
      [100, 37.5],
    ]);
    expect(band).toHaveLength(6);
    expect(band[0]).toEqual([0, 0]);
    expect(band[5]).toEqual([0, 100]);
  });

  it('is a point at the end after one game', () => {
    expect(ratingLine([{ value: 1520, uncertainty: 190 }]).line).toEqual([[100, expect.any(Number)]]);
  });

  it('has levels even where nothing differs', () => {
    const { levels } = ratingLine([{ value: 1500, uncertainty: 0 }]);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.every(({ y }) => Number.isFinite(y))).toBe(true);
  });
});
