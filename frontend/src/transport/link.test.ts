import { describe, expect, it } from 'vitest';
import { backoff, isDown, nextLink, type LinkEvent, type LinkState } from './link';

const run = (events: LinkEvent[], random = 0): LinkState =>
  events.reduce<LinkState>((state, event) => nextLink(state, event, random), { phase: 'idle' });

const START = { type: 'start' } as const;
const OPENED = { type: 'opened' } as const;
const DROPPED = { type: 'dropped' } as const;
const RETRY = { type: 'retry' } as const;
const STOOD = { type: 'stood' } as const;

describe('the line', () => {
  it('opens', () => {
    expect(run([START])).toEqual({ phase: 'connecting', attempt: 0, again: false });
    expect(run([START, OPENED])).toEqual({ phase: 'open', attempt: 0 });
  });

  it('counts tries from the last time it stood for a while', () => {
    expect(run([START, DROPPED, RETRY, DROPPED])).toMatchObject({ phase: 'lost', attempt: 2 });
    expect(run([START, DROPPED, RETRY, OPENED, DROPPED])).toMatchObject({ phase: 'lost', attempt: 2 });
    expect(run([START, DROPPED, RETRY, OPENED, STOOD, DROPPED])).toMatchObject({ phase: 'lost', attempt: 1 });
  });

  it('counts anew when asked to try in the middle of a try', () => {
    const failing = [START, DROPPED, RETRY, DROPPED, RETRY, DROPPED, RETRY];
    expect(run([...failing, RETRY])).toEqual({ phase: 'connecting', attempt: 0, again: true });
    expect(run([...failing, RETRY, DROPPED])).toMatchObject({ phase: 'lost', attempt: 1 });
  });

  it('ignores what an old socket or timer still says', () => {
    expect(run([START, OPENED, RETRY])).toEqual({ phase: 'open', attempt: 0 });
    expect(run([START, DROPPED, STOOD])).toMatchObject({ phase: 'lost', attempt: 1 });
    expect(run([START, DROPPED, OPENED])).toMatchObject({ phase: 'lost' });
    expect(run([START, DROPPED, DROPPED])).toMatchObject({ phase: 'lost', attempt: 1 });
    expect(run([DROPPED])).toEqual({ phase: 'idle' });
  });

  it('stays closed when the server has ended it, until it is given up', () => {
    const closed = [START, OPENED, { type: 'ended', code: 'signed_out' } as const];
    expect(run([...closed, DROPPED, RETRY, START])).toEqual({ phase: 'closed', code: 'signed_out' });
    expect(run([...closed, { type: 'stop' }])).toEqual({ phase: 'idle' });
  });

  it('can be taken up again after it was given up', () => {
    expect(run([START, OPENED, { type: 'stop' }, START])).toEqual({ phase: 'connecting', attempt: 0, again: false });
  });
});

describe('a line that is down', () => {
  it('is down from the first failure until it stands again, also while it is being tried', () => {
    const states = [START, DROPPED, RETRY, DROPPED, RETRY, RETRY, OPENED, DROPPED, RETRY];
    const down = states.map((_, i) => isDown(run(states.slice(0, i + 1))));
    expect(down).toEqual([false, true, true, true, true, true, false, true, true]);
  });
});

describe('backoff', () => {
  it('doubles, to a limit', () => {
    expect([1, 2, 3, 4].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1600, 3200]);
    expect(backoff(30, 1)).toBe(15_000);
  });

  it('leaves half of each wait to chance', () => {
    expect(backoff(2, 0)).toBe(400);
    expect(backoff(2, 0.5)).toBe(600);
  });
});
