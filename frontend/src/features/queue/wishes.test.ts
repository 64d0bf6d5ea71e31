// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepWish, lastWish, toggled, withFirst } from './wishes';

const DUEL = { ladder: 'duel', length: 'short' } as const;
const TABLE = { ladder: 'table', length: 'short' } as const;
const FULL = { ladder: 'table', length: 'full' } as const;

beforeEach(() => localStorage.clear());

describe('wishes', () => {
  it('are kept in this browser', () => {
    keepWish({ kinds: [FULL, DUEL], bots_after_s: null });
    expect(lastWish()).toEqual({ kinds: [FULL, DUEL], bots_after_s: null });
  });

  it('begin with a short table, also where what is kept is none', () => {
    const first = { kinds: [TABLE], bots_after_s: 20 };
    expect(lastWish()).toEqual(first);
    for (const kept of [
      '{',
      '7',
      '{"kinds":[],"bots_after_s":20}',
      '{"kinds":[{"ladder":"chess"}],"bots_after_s":20}',
    ]) {
      localStorage.setItem('craits.wish', kept);
      expect(lastWish()).toEqual(first);
    }
  });

  it('change their dearest kind and keep the others', () => {
    expect(withFirst({ kinds: [TABLE, DUEL], bots_after_s: 20 }, FULL).kinds).toEqual([FULL, DUEL]);
    expect(withFirst({ kinds: [TABLE, DUEL], bots_after_s: 20 }, DUEL).kinds).toEqual([DUEL]);
  });

  it('gain and lose kinds, the last one apart', () => {
    const wish = { kinds: [TABLE], bots_after_s: 20 };
    expect(toggled(wish, DUEL).kinds).toEqual([TABLE, DUEL]);
    expect(toggled(toggled(wish, DUEL), TABLE).kinds).toEqual([DUEL]);
    expect(toggled(wish, TABLE)).toEqual(wish);
  });
});
