import { describe, expect, it } from 'vitest';
import type { KeptPromise } from '@/features/lobby';
import forged from '../../../../../backend/tests/data/forged-record.json';
import sample from '../../../../../backend/tests/data/sample-record.json';
import { prove, type CheckedRecord, type Deal } from '../verifier';
import { destinationsOf } from './deal';
import { agreesWithKept, compareWithKept } from './kept';
import { placeOf } from './place';
import { advance, NOTHING_YET, type Progress } from './progress';
import { stateOf, verdictOf, type StepId } from './steps';

const record = sample as unknown as CheckedRecord;

const kept: KeptPromise = {
  game_id: sample.game_id,
  table_id: 't1',
  commitment: sample.fairness.commitment,
  seats: sample.seats.map(({ account }) => account ?? 'g_1'),
  options: sample.options as KeptPromise['options'],
  client_hashes: sample.fairness.client_hashes,
  seat: 0,
  seed: sample.fairness.client_seeds[0]!,
  kept_at: 0,
};

const differing = (change: Partial<KeptPromise>) =>
  compareWithKept(record, { ...kept, ...change })
    .filter(({ agrees }) => !agrees)
    .map(({ what }) => what);

describe('what was kept (F-5)', () => {
  it('agrees with the record of that game', () => {
    expect(agreesWithKept(compareWithKept(record, kept))).toBe(true);
  });

  it.each<[string, Partial<KeptPromise>]>([
    ['game', { game_id: 'another' }],
    ['commitment', { commitment: '0'.repeat(64) }],
    ['seats', { seats: [...kept.seats].reverse() }],
    ['seats', { seats: kept.seats.slice(1) }],
    ['options', { options: { ...kept.options, wild_nines: true } }],
    ['hashes', { client_hashes: ['0'.repeat(64), ...sample.fairness.client_hashes.slice(1)] }],
    ['word', { seed: 'another' }],
  ])('tells of other %s', (what, change) => {
    expect(differing(change)).toEqual([what]);
  });

  it('does not speak of hashes that it never saw', () => {
    const items = compareWithKept(record, { ...kept, client_hashes: null });
    expect(items.map(({ what }) => what)).toEqual(['game', 'commitment', 'seats', 'options', 'word']);
  });
});

describe('a place in a record', () => {
  it.each([
    ['$', { key: 'whole' }],
    ['fairness.commitment', { key: 'commitment' }],
    ['fairness.client_hashes[2]', { key: 'client_hash', seat: 2 }],
    ['first_dealer', { key: 'first_dealer' }],
    ['rounds[2].starter', { key: 'header', round: 3 }],
    ['rounds[2].moves[14]', { key: 'move', round: 3, move: 15 }],
    ['rounds[0].moves', { key: 'moves', round: 1 }],
    ['rounds[7].result.scores', { key: 'result', round: 8 }],
    ['places', { key: 'places' }],
    ['seats[1].kind', { key: 'field', path: 'seats[1].kind' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

/** How a check goes on, as the page sees it: after each proof. */
function courseOf(edit: (copy: typeof sample) => void = () => undefined): Progress[] {
  const copy = structuredClone(sample);
  edit(copy);
  const proofs = [...prove(new TextEncoder().encode(JSON.stringify(copy)))];
  return proofs.reduce<Progress[]>((course, proof) => [...course, advance(course.at(-1) ?? NOTHING_YET, proof)], []);
}

const STEPS: readonly StepId[] = ['promise', 'words', 'seed', 'cut', 'deals', 'moves'];
const standing = (progress: Progress) => STEPS.map((step) => stateOf(step, progress, null)).join(' ');
const end = (course: readonly Progress[]) => course.at(-1) ?? NOTHING_YET;

describe('the steps', () => {
  it('are taken one after the other', () => {
    expect(standing(NOTHING_YET)).toBe('waiting waiting waiting waiting waiting waiting');
    const course = [...new Set(courseOf().map(standing))];
    expect(course).toEqual([
      'checking checking waiting waiting waiting waiting',
      'good good checking checking waiting waiting',
      'good good good checking checking waiting',
      'good good good good checking waiting',
      'good good good good good waiting',
      'good good good good good checking',
      'good good good good good good',
    ]);
  });

  it.each<[string, string, (copy: typeof sample) => void]>([
    [
      'secret',
      'bad unreached unreached unreached unreached unreached',
      (r) => (r.fairness.commitment = '0'.repeat(64)),
    ],
    ['secret', 'good bad unreached unreached unreached unreached', (r) => (r.fairness.client_seeds[0] = 'x')],
    ['deal', 'good good good bad unreached unreached', (r) => (r.first_dealer = 1)],
    ['deal', 'good good good good bad unreached', (r) => (r.rounds[3]!.starter = 'AC')],
    ['play', 'good good good good good bad', (r) => (r.rounds[3]!.moves[0] = '0:AC')],
    ['play', 'good good good good good bad', (r) => (r.totals[0] = 0)],
    ['unreadable', 'waiting waiting waiting waiting waiting waiting', (r) => (r.format = 'pgn')],
  ])('stop at a fault: %s, %s', (verdict, steps, edit) => {
    const progress = end(courseOf(edit));
    expect(verdictOf(progress, null)).toBe(verdict);
    if (verdict !== 'unreadable') expect(standing(progress)).toBe(steps);
  });

  it('tell of a deal that is wrong, also where a move before it is', () => {
    const progress = end(
      courseOf((r) => {
        r.rounds[5]!.starter = 'AC';
        r.rounds[0]!.moves[0] = '0:AC';
      }),
    );
    expect(standing(progress)).toBe('good good good good bad bad');
    expect(progress.fault?.path).toBe('rounds[0].moves[0]');
  });
});

it('names of megabytes are not shown whole', () => {
  const name = 'x'.repeat(1_000_000);
  const { record: shown } = end(courseOf((r) => (r.seats[1]!.name = name)));
  expect(shown?.seats.map((seat) => seat.name.length)).toEqual([3, 60, 7]);
});

describe('the verdict', () => {
  it('of a record alone claims less than that of one this browser can compare', () => {
    const progress = end(courseOf());
    expect(verdictOf(progress, null)).toBe('alone');
    expect(verdictOf(progress, compareWithKept(record, kept))).toBe('pass');
    const forged = compareWithKept(record, { ...kept, commitment: '0'.repeat(64) });
    expect(verdictOf(progress, forged)).toBe('promise');
    expect(stateOf('promise', progress, forged)).toBe('bad');
  });

  it('proves nothing by a promise without everybody’s hashes, but shows that it was broken', () => {
    const progress = end(courseOf());
    const early = { ...kept, client_hashes: null };
    expect(verdictOf(progress, compareWithKept(record, early))).toBe('alone');
    expect(verdictOf(progress, compareWithKept(record, { ...early, commitment: '0'.repeat(64) }))).toBe('promise');
  });
});

describe('another game in the promised one’s place', () => {
  const lie = forged as unknown as CheckedRecord;
  const course = courseOf((copy) => Object.assign(copy, forged));

  it('has nothing wrong in itself: same id, people, options and words, but another secret and all that comes of it', () => {
    const { server_seed, commitment, ...words } = lie.fairness;
    const { server_seed: secret, commitment: promised, ...own } = record.fairness;
    expect([lie.game_id, lie.seats, lie.options, words]).toEqual([record.game_id, record.seats, record.options, own]);
    expect([server_seed === secret, commitment === promised]).toEqual([false, false]);
    expect(lie.rounds.map(({ starter }) => starter)).not.toEqual(record.rounds.map(({ starter }) => starter));
    expect(end(course).fault).toBeNull();
    expect(verdictOf(end(course), null)).toBe('alone');
  });

  it('is caught by the promise that this browser kept', () => {
    const items = compareWithKept(lie, kept);
    expect(items.filter(({ agrees }) => !agrees)).toEqual([{ what: 'commitment', agrees: false }]);
    expect(verdictOf(end(course), items)).toBe('promise');
    expect(stateOf('promise', end(course), items)).toBe('bad');
  });

  it('cannot keep the promise, too: no other secret has its hash', () => {
    const { commitment } = record.fairness;
    const progress = end(
      courseOf((copy) => Object.assign(copy, forged, { fairness: { ...lie.fairness, commitment } })),
    );
    expect(progress.fault?.code).toBe('bad_commitment');
  });
});

describe('a deal', () => {
  it('goes round from the dealer’s left, then one card is turned up', () => {
    const deal = { dealer: 1, hand_size: 2 } as Deal;
    expect(destinationsOf(deal, 3).slice(0, 8)).toEqual([2, 0, 1, 2, 0, 1, 'up', 'pile']);
  });
});
