import words from '@/i18n/en/table.json';
import type { EventOf, GameEvent } from '@/protocol';
import { describe as suite, expect, it } from 'vitest';
import { describe, type SentencePart } from './describe';
import { logKey } from './Sentence';

const EXPLAINED: Record<EventOf<'call_void'>['ended_by'], null> = {
  announced: null,
  drew: null,
  called: null,
  round_over: null,
};

/** One event of every kind and every variant that is told differently; seat 1 is in all of them. */
const EVENTS: GameEvent[] = [
  { type: 'cut', draws: [], dealer: 1 },
  { type: 'round_dealt', number: 1, dealer: 1, hand_size: 8, hands: [] },
  { type: 'starter_turned', card: 'TD', dealer: 1 },
  ...[false, true].flatMap((auto): GameEvent[] => [
    { type: 'card_laid', seat: 1, card: 'KD', named: null, announced: false, auto },
    { type: 'card_laid', seat: 1, card: '8H', named: 'S', announced: true, auto },
    { type: 'suit_named', seat: 1, suit: 'S', demanded: true, auto },
    { type: 'cards_drawn', seat: 1, count: 1, wanted: 1, cards: null, why: 'no_play', auto },
    { type: 'cards_drawn', seat: 1, count: 1, wanted: 1, cards: ['2S'], why: 'choice', auto },
    { type: 'cards_drawn', seat: 1, count: 3, wanted: 3, cards: null, why: 'crank', auto },
  ]),
  { type: 'cards_drawn', seat: 1, count: 0, wanted: 1, cards: null, why: 'seven', auto: false },
  { type: 'cards_drawn', seat: 1, count: 2, wanted: 2, cards: null, why: 'called', auto: false },
  { type: 'reshuffled', count: 12 },
  { type: 'direction_reversed', direction: 1 },
  { type: 'direction_reversed', direction: -1 },
  { type: 'turn_skipped', seat: 1 },
  { type: 'turn_lost', seat: 1 },
  { type: 'crank_opened', seat: 1, count: 2 },
  { type: 'crank_raised', seat: 1, count: 3 },
  { type: 'crank_broken', seat: null, count: 3 },
  { type: 'exposed', seat: 1 },
  { type: 'announced', seat: 1, late: false },
  { type: 'announced', seat: 1, late: true },
  { type: 'called', by: 2, seat: 1, after_ms: 900, now: true },
  { type: 'called', by: 2, seat: 1, after_ms: null, now: true },
  ...(Object.keys(EXPLAINED) as (keyof typeof EXPLAINED)[]).map((ended_by): GameEvent => ({
    type: 'call_void',
    by: 2,
    seat: 1,
    ended_by,
    by_ms: 300,
  })),
  { type: 'went_out', seat: 1 },
  { type: 'round_ended', ended_by: 'out', out: [1], scores: [] },
  { type: 'round_ended', ended_by: 'blocked', out: [], scores: [] },
  { type: 'game_ended', ended_by: 'finished', totals: [], places: [] },
  { type: 'game_ended', ended_by: 'aborted', totals: [], places: null },
  { type: 'away', seat: 1 },
  { type: 'back', seat: 1 },
  { type: 'left', seat: 1 },
];

function hasWords(key: string): boolean {
  const log: Record<string, string> = words.log;
  const name = key.replace('log.', '');
  return name in log || (`${name}_one` in log && `${name}_other` in log);
}

suite('every sentence of the log', () => {
  // Seat 1 as its subject, seat 2 as the caller, seat 0 as somebody who looks on.
  it.each([0, 1, 2])('has words for seat %i', (you) => {
    const parts = EVENTS.flatMap((event) => describe([event], 1)).flatMap(
      (line): readonly SentencePart[] => line.parts,
    );
    expect(parts.length).toBeGreaterThanOrEqual(EVENTS.length - 4);
    expect(parts.map((part) => logKey(part, you)).filter((key) => !hasWords(key))).toEqual([]);
  });

  it('has words for a downtime, of one second and of more', () => {
    expect(hasWords('log.server_down')).toBe(true);
  });

  it('would miss a word that is not there', () => {
    expect(hasWords('log.laid_sideways')).toBe(false);
  });
});
