import { describe, expect, it } from 'vitest';
import sample from '../../../../../backend/tests/data/sample-record.json';
import { retell } from './retell';
import type { CheckedRecord } from './shape';

const record = (edit: (copy: typeof sample) => void = () => undefined): CheckedRecord => {
  const copy = structuredClone(sample);
  edit(copy);
  return copy as unknown as CheckedRecord;
};

const told = retell(record());

/** That it is the server's own feed, to the last card, is tested beside the server's (test_two_verifiers.py). */
describe('a record retold', () => {
  it('has a step for every move, and the result that the record says', () => {
    expect(told.map(({ steps }) => steps.map(({ move }) => move))).toEqual(sample.rounds.map(({ moves }) => moves));
    expect(told.map(({ steps }) => steps.at(-1)?.frame.result)).toMatchObject(
      sample.rounds.map(({ result }) => result),
    );
    expect(told.at(-1)?.steps.at(-1)?.events.at(-1)).toEqual({
      type: 'game_ended',
      ended_by: 'finished',
      totals: sample.totals,
      places: sample.places,
    });
  });

  it('opens every hand at the deal, and tells what becomes of it', () => {
    const { start, steps } = told[0]!;
    expect(start.hands.map(({ cards }) => cards?.length)).toEqual([8, 8, 8]);
    expect(steps[0]?.events).toEqual([
      { type: 'card_laid', seat: 2, card: 'TS', named: null, announced: false, auto: false },
      { type: 'direction_reversed', direction: 1 },
      { type: 'turn_began', seat: 0, asked: 'play' },
    ]);
  });

  it('tells what comes before a fault', () => {
    const broken = retell(record(({ rounds }) => rounds[2]!.moves.splice(3, 1, '0:KD')));
    expect(broken.map(({ steps }) => steps.length)).toEqual([23, 24, 3]);
    expect(broken.slice(0, 2)).toEqual(told.slice(0, 2));
  });

  it('tells a game that was broken off as far as it went', () => {
    expect(retell(record(({ rounds }) => rounds.splice(1)))).toEqual(told.slice(0, 1));
  });
});
