import type { GameEvent } from '@/protocol';
import { describe as suite, expect, it } from 'vitest';
import { describe } from './describe';

const laid = (seat: number, card: '5H' | 'KD'): GameEvent => ({
  type: 'card_laid',
  seat,
  card,
  named: null,
  announced: false,
  auto: false,
});
const drew = (seat: number, why: 'five' | 'crank' | 'no_play' | 'called', count = 1): GameEvent => ({
  type: 'cards_drawn',
  seat,
  count,
  wanted: count,
  cards: null,
  why,
  auto: false,
});

const keys = (events: GameEvent[]) => describe(events, 3).map(({ parts }) => parts.map(({ key }) => key));

suite('the log', () => {
  it('tells what follows from a card in the line of the card', () => {
    expect(keys([laid(1, 'KD'), { type: 'exposed', seat: 1 }, { type: 'turn_began', seat: 2, asked: 'play' }])).toEqual(
      [['laid', 'exposed']],
    );
  });

  it('tells the draws of a five once', () => {
    expect(keys([laid(0, '5H'), drew(1, 'five'), drew(2, 'five')])).toEqual([['laid', 'all_drew']]);
    expect(keys([laid(0, '5H'), drew(1, 'five')])).toEqual([['laid', 'drew']]);
  });

  it('gives a turn that is a draw a line of its own, in the dye of its seat', () => {
    const lines = describe([drew(2, 'no_play')], 3);
    expect(lines).toEqual([{ seat: 2, parts: [{ key: 'drew', seat: 2, count: 1, auto: false }] }]);
  });

  it('tells a broken crank by what was taken', () => {
    expect(keys([drew(2, 'crank', 5), { type: 'crank_broken', seat: 2, count: 5 }])).toEqual([['took_crank']]);
    expect(keys([{ type: 'crank_broken', seat: null, count: 5 }])).toEqual([['crank_ended']]);
  });

  it('says who called whom, after how long, and what it cost', () => {
    const events: GameEvent[] = [{ type: 'called', by: 0, seat: 1, after_ms: 1400, now: false }, drew(1, 'called', 2)];
    expect(describe(events, 3)).toEqual([
      {
        seat: 0,
        parts: [
          { key: 'called', seat: 1, by: 0, ms: 1400 },
          { key: 'drew_penalty', seat: 1, count: 2 },
        ],
      },
    ]);
  });

  it('names the one card that its reader drew', () => {
    const [line] = describe([{ ...drew(0, 'no_play'), cards: ['TD'] } as GameEvent], 3);
    expect(line?.parts[0]).toMatchObject({ key: 'drew_card', card: 'TD' });
  });
});
