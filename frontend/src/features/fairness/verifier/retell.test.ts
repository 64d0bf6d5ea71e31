import { describe, expect, it } from 'vitest';
// The first rounds of the feed that the server made of the sample record.
import feed from '../../replay/gallery/feed.json';
import sample from '../../../../../backend/tests/data/sample-record.json';
import { retell } from './retell';
import type { CheckedRecord } from './shape';

const record = (edit: (copy: typeof sample) => void = () => undefined): CheckedRecord => {
  const copy = structuredClone(sample);
  edit(copy);
  return copy as unknown as CheckedRecord;
};

describe('a record retold', () => {
  it('is what the server tells of it, to the last card', () => {
    const told = retell(record());
    expect(told).toHaveLength(sample.rounds.length);
    expect(told.slice(0, feed.rounds.length)).toEqual(feed.rounds);
  });

  it('tells what comes before a fault', () => {
    const told = retell(record(({ rounds }) => rounds[2]!.moves.splice(3, 1, '0:KD')));
    expect(told.map(({ steps }) => steps.length)).toEqual([23, 24, 3]);
    expect(told.slice(0, 2)).toEqual(feed.rounds.slice(0, 2));
  });

  it('tells a game that was broken off as far as it went', () => {
    const told = retell(record(({ rounds }) => rounds.splice(1)));
    expect(told).toEqual(feed.rounds.slice(0, 1));
  });
});
