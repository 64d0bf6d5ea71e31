import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/protocol';
import { cuesOf } from './cues';

const laid = (seat: number, auto = false): GameEvent => ({
  type: 'card_laid',
  seat,
  card: 'AS',
  named: null,
  announced: false,
  auto,
});

describe('what is heard', () => {
  it('is told in the order in which it happened', () => {
    const events: GameEvent[] = [
      laid(1),
      { type: 'crank_raised', seat: 1, count: 3 },
      { type: 'exposed', seat: 1 },
      { type: 'turn_began', seat: 0, asked: 'crank' },
    ];
    expect(cuesOf(events, 0)).toEqual([{ sound: 'card' }, { sound: 'notch', count: 3 }, { sound: 'turn' }]);
  });

  it('leaves out the own card, but not one that the server played', () => {
    expect(cuesOf([laid(0)], 0)).toEqual([]);
    expect(cuesOf([laid(0, true)], 0)).toEqual([{ sound: 'card' }]);
    expect(cuesOf([laid(0)], null)).toEqual([{ sound: 'card' }]);
  });

  it('says nothing of somebody else’s turn', () => {
    expect(cuesOf([{ type: 'turn_began', seat: 2, asked: 'play' }], 0)).toEqual([]);
  });

  it.each<[GameEvent, string]>([
    [{ type: 'crank_broken', seat: 1, count: 4 }, 'break'],
    [{ type: 'announced', seat: 1, late: false }, 'last'],
    [{ type: 'called', by: 2, seat: 1, after_ms: 900, now: false }, 'idiot'],
    [{ type: 'game_ended', ended_by: 'finished', totals: [0, 9], places: [1, 2] }, 'end'],
  ])('knows %o', (event, sound) => {
    expect(cuesOf([event], 0)).toEqual([{ sound }]);
  });
});
