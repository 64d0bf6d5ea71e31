import { describe, expect, it } from 'vitest';
import {
  indexOf,
  isAtEnd,
  jump,
  momentsIn,
  placeAt,
  readPosition,
  writePosition,
  type Course,
  type Position,
} from './position';

const LENGTHS = [3, 2, 4];
const COURSE: Course = {
  lengths: LENGTHS,
  marks: [
    { kind: 'crank', round: 0, move: 2 },
    { kind: 'call', round: 1, move: 1 },
    { kind: 'crank', round: 2, move: 3 },
  ],
};
const at = (round: number, move: number): Position => ({ round, move, view: null });

describe('jump', () => {
  it('steps through a round and on into the next', () => {
    expect(jump(at(0, 2), 'next', COURSE)).toEqual(at(0, 3));
    expect(jump(at(0, 3), 'next', COURSE)).toEqual(at(1, 0));
  });

  it('steps back into the end of the round before', () => {
    expect(jump(at(1, 0), 'back', COURSE)).toEqual(at(0, 3));
  });

  it('stays at either end of the game', () => {
    expect(jump(at(0, 0), 'back', COURSE)).toEqual(at(0, 0));
    expect(jump(at(2, 4), 'next', COURSE)).toEqual(at(2, 4));
    expect(isAtEnd(at(2, 4), LENGTHS)).toBe(true);
    expect(isAtEnd(at(1, 2), LENGTHS)).toBe(false);
  });

  it('goes to the head of this round before it goes to the one before', () => {
    expect(jump(at(1, 2), 'back_round', COURSE)).toEqual(at(1, 0));
    expect(jump(at(1, 0), 'back_round', COURSE)).toEqual(at(0, 0));
    expect(jump(at(1, 1), 'next_round', COURSE)).toEqual(at(2, 0));
  });

  it('goes to the ends of the round and keeps the view', () => {
    expect(jump({ round: 2, move: 1, view: 1 }, 'last', COURSE)).toEqual({ round: 2, move: 4, view: 1 });
    expect(jump({ round: 2, move: 1, view: 1 }, 'first', COURSE)).toEqual({ round: 2, move: 0, view: 1 });
  });

  it('finds the next crank or call, and the one before, in any round', () => {
    expect(jump(at(0, 0), 'next_crank', COURSE)).toEqual(at(0, 2));
    expect(jump(at(0, 2), 'next_crank', COURSE)).toEqual(at(2, 3));
    expect(jump(at(2, 3), 'back_crank', COURSE)).toEqual(at(0, 2));
    expect(jump(at(0, 0), 'next_call', COURSE)).toEqual(at(1, 1));
    expect(jump(at(2, 0), 'back_call', COURSE)).toEqual(at(1, 1));
  });

  it('stays where there is no further crank or call', () => {
    expect(jump(at(2, 3), 'next_crank', COURSE)).toEqual(at(2, 3));
    expect(jump(at(1, 1), 'back_call', COURSE)).toEqual(at(1, 1));
  });
});

describe('the moments of the whole game', () => {
  it('are counted round by round, the deals among them', () => {
    expect(momentsIn(LENGTHS)).toBe(12);
    expect(indexOf(at(0, 0), LENGTHS)).toBe(0);
    expect(indexOf(at(1, 0), LENGTHS)).toBe(4);
    expect(indexOf(at(2, 4), LENGTHS)).toBe(11);
  });

  it('lead back to their places', () => {
    for (let index = 0; index < momentsIn(LENGTHS); index += 1) {
      expect(indexOf(placeAt(index, LENGTHS), LENGTHS)).toBe(index);
    }
    expect(placeAt(99, LENGTHS)).toEqual({ round: 2, move: 4 });
  });
});

describe('the address', () => {
  it('leads back to where it was written', () => {
    const position: Position = { round: 1, move: 2, view: 2 };
    expect(readPosition(writePosition(position), LENGTHS, 3)).toEqual(position);
    expect(writePosition(position).toString()).toBe('at=2.2&view=2');
  });

  it('keeps what else was asked for', () => {
    const asked = new URLSearchParams('theme=light&view=1&at=1.1');
    expect(writePosition(at(0, 3), asked).toString()).toBe('theme=light&at=1.3');
  });

  it('is forgiven what cannot be', () => {
    expect(readPosition(new URLSearchParams('at=99.99&view=7'), LENGTHS, 3)).toEqual(at(2, 4));
    expect(readPosition(new URLSearchParams('at=0.-1&view=x'), LENGTHS, 3)).toEqual(at(0, 0));
    expect(readPosition(new URLSearchParams('at=2'), LENGTHS, 3)).toEqual(at(1, 0));
    expect(readPosition(new URLSearchParams('at=1e9.-'), LENGTHS, 3)).toEqual(at(0, 0));
    expect(readPosition(new URLSearchParams(''), LENGTHS, 3)).toEqual(at(0, 0));
  });
});
