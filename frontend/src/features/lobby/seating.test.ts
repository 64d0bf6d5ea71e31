import { describe, expect, it } from 'vitest';
import { aBot, aPlayer, aReadyStep, aSeat, aTable } from '@/testing/builders';
import { failedStep, onlyBotsBeside, seatPlaces } from './seating';

const chairs = (n: number) => Array.from({ length: n }, (_, seat) => aSeat(seat, null));
const places = (n: number, you: number | null) =>
  seatPlaces(chairs(n), you).map(({ place, seat }) => [place, seat.seat]);

describe('seatPlaces', () => {
  it('puts the viewer at the foot and the others clockwise', () => {
    expect(places(4, 2)).toEqual([
      ['s', 2],
      ['w', 3],
      ['n', 0],
      ['e', 1],
    ]);
    expect(places(2, 1)).toEqual([
      ['s', 1],
      ['n', 0],
    ]);
  });

  it('begins with seat 0 for who only looks', () => {
    expect(places(5, null)).toEqual([
      ['s', 0],
      ['w', 1],
      ['nw', 2],
      ['ne', 3],
      ['e', 4],
    ]);
    expect(places(3, null)).toEqual([
      ['s', 0],
      ['w', 1],
      ['e', 2],
    ]);
  });
});

describe('onlyBotsBeside', () => {
  it('knows when nobody has to be asked', () => {
    expect(onlyBotsBeside(aTable())).toBe(true);
    expect(onlyBotsBeside(aTable({ seats: [aSeat(0, aPlayer('marit')), aSeat(1, aPlayer('sitinur'))] }))).toBe(false);
  });
});

describe('failedStep', () => {
  const [marit, sitinur] = [aPlayer('marit'), aPlayer('sitinur')];
  const before = aTable({
    state: 'ready',
    start: aReadyStep(),
    seats: [aSeat(0, marit), aSeat(1, sitinur), aSeat(2, aBot('Barrel'))],
  });

  it('names who lost the seat', () => {
    const now = aTable({ seats: [aSeat(0, marit), aSeat(1, null), aSeat(2, aBot('Barrel'))] });
    expect(failedStep(before, now)).toEqual({ names: ['sitinur'], you: false });
  });

  it('tells the viewer apart', () => {
    const now = aTable({ you: null, seats: [aSeat(0, null), aSeat(1, sitinur), aSeat(2, aBot('Barrel'))] });
    expect(failedStep(before, now)).toEqual({ names: [], you: true });
  });

  it('is nothing when the game began, or when there was no step', () => {
    expect(failedStep(before, { ...before, state: 'playing' })).toBeNull();
    expect(failedStep(aTable(), aTable({ seats: [] }))).toBeNull();
  });
});
