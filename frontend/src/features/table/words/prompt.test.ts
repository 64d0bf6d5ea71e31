import { beforeAll, describe, expect, it } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { Options, Round } from '@/protocol';
import { aGameView, aRound } from '@/testing/builders';
import { promptText } from './prompt';

beforeAll(async () => {
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['table', 'cards']);
});

function asked(round: Partial<Round>, options: Partial<Options> = {}): string {
  const view = aGameView({ round: aRound(round) });
  const legal = {
    play: [{ card: 'KD' as const, names: [], may_keep: true }],
    draw: false,
    name: [],
    last: false,
    announce_with_play: false,
    call: [],
    why_not: {},
    why_no_draw: null,
  };
  const t = i18n.getFixedT<['table', 'cards']>(null, ['table', 'cards']);
  return promptText(t, { ...view, options: { ...view.options, ...options }, legal }, ['marit', 'Barrel'], 0).rest;
}

describe('what fits', () => {
  it('is the suit demanded, the rank that demands it, or an 8 (R-3.2)', () => {
    expect(asked({ top: '8C', suit: 'H', demanded: true })).toBe('Follow hearts, or play an 8.');
    expect(asked({ top: '9D', suit: 'H', demanded: true })).toBe('Follow hearts, or play a 9 or an 8.');
  });

  it('is the suit, with its colour or without, the rank, or an 8 (R-3.1)', () => {
    expect(asked({ top: '9D', suit: 'D' })).toBe('Play diamonds, their colour, the same rank, or an 8.');
    expect(asked({}, { matching: 'rank' })).toBe('Play diamonds, the same rank, or an 8.');
  });

  it('is any 9, too, where nines are wild (R-9)', () => {
    const wild = { wild_nines: true };
    expect(asked({ top: '8C', suit: 'H', demanded: true }, wild)).toBe('Follow hearts, or play a 9 or an 8.');
    expect(asked({}, wild)).toBe('Play diamonds, their colour, the same rank, a 9 or an 8.');
    expect(asked({}, { ...wild, matching: 'rank' })).toBe('Play diamonds, the same rank, a 9 or an 8.');
  });
});
