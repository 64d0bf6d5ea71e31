import { describe, expect, it } from 'vitest';
import { isAtEnd, jump, readPosition, writePosition, type Position } from './position';

const LENGTHS = [3, 2, 4];
const at = (round: number, move: number): Position => ({ round, move, view: null });

describe('jump', () => {
  it('steps through a round and on into the next', () => {
    expect(jump(at(0, 2), 'next', LENGTHS)).toEqual(at(0, 3));
    expect(jump(at(0, 3), 'next', LENGTHS)).toEqual(at(1, 0));
  });

  it('steps back into the end of the round before', () => {
    expect(jump(at(1, 0), 'back', LENGTHS)).toEqual(at(0, 3));
  });

  it('stays at either end of the game', () => {
    expect(jump(at(0, 0), 'back', LENGTHS)).toEqual(at(0, 0));
    expect(jump(at(2, 4), 'next', LENGTHS)).toEqual(at(2, 4));
    expect(isAtEnd(at(2, 4), LENGTHS)).toBe(true);
    expect(isAtEnd(at(1, 2), LENGTHS)).toBe(false);
  });

  it('goes to the head of this round before it goes to the one before', () => {
    expect(jump(at(1, 2), 'back_round', LENGTHS)).toEqual(at(1, 0));
    expect(jump(at(1, 0), 'back_round', LENGTHS)).toEqual(at(0, 0));
    expect(jump(at(1, 1), 'next_round', LENGTHS)).toEqual(at(2, 0));
  });

  it('goes to the ends of the round and keeps the view', () => {
    expect(jump({ round: 2, move: 1, view: 1 }, 'last', LENGTHS)).toEqual({ round: 2, move: 4, view: 1 });
    expect(jump({ round: 2, move: 1, view: 1 }, 'first', LENGTHS)).toEqual({ round: 2, move: 0, view: 1 });
  });
});

describe('the address', () => {
  it('leads back to where it was written', () => {
    const position: Position = { round: 1, move: 2, view: 2 };
    expect(readPosition(writePosition(position), LENGTHS, 3)).toEqual(position);
    expect(writePosition(position).toString()).toBe('round=2&move=2&view=2');
  });

  it('is forgiven what cannot be', () => {
    expect(readPosition(new URLSearchParams('round=99&move=99&view=7'), LENGTHS, 3)).toEqual(at(2, 4));
    expect(readPosition(new URLSearchParams('round=0&move=-1&view=x'), LENGTHS, 3)).toEqual(at(0, 0));
    expect(readPosition(new URLSearchParams(''), LENGTHS, 3)).toEqual(at(0, 0));
  });
});
