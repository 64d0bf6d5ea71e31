import { describe, expect, it } from 'vitest';
import { aGameView, aPlayer, aSeat, aTable } from '@/testing/builders';
import { tableRoom } from './tableRoom';

const game = aGameView({ game_id: 'g1', phase: 'finished' });

describe('tableRoom', () => {
  it('waits for the table', () => {
    expect(tableRoom({ table: null, game: null })).toBe('loading');
  });

  it('is the lobby until the game begins, and the game until a rematch', () => {
    expect(tableRoom({ table: aTable({ state: 'seats' }), game: null })).toBe('lobby');
    expect(tableRoom({ table: aTable({ state: 'ready' }), game: null })).toBe('lobby');
    expect(tableRoom({ table: aTable({ state: 'playing' }), game: null })).toBe('game');
    expect(tableRoom({ table: aTable({ state: 'ended' }), game })).toBe('game');
  });

  it('leaves the end of a game before the eyes of who has not asked for a rematch', () => {
    const kept = aTable({ previous_game_id: 'g1', seats: [aSeat(0, aPlayer('marit'), { here: false })] });
    const back = aTable({ previous_game_id: 'g1', seats: [aSeat(0, aPlayer('marit'), { here: true })] });
    expect(tableRoom({ table: kept, game })).toBe('game');
    expect(tableRoom({ table: back, game })).toBe('lobby');
    expect(tableRoom({ table: kept, game: null })).toBe('lobby');
  });

  it('says that a closed table is closed, unless there is a game to look back on', () => {
    expect(tableRoom({ table: aTable({ state: 'closed' }), game: null })).toBe('closed');
    expect(tableRoom({ table: aTable({ state: 'closed' }), game })).toBe('game');
  });
});
