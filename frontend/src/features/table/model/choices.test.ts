import { describe, expect, it } from 'vitest';
import { choicesOf, countInHand, playAction } from './choices';

describe('choicesOf', () => {
  it('offers with an eight whatever the server offers, in the order of the hand', () => {
    const choices = choicesOf({ card: '8H', names: ['C', 'D', 'H', 'S'], may_keep: false });
    expect(choices.map(({ suit }) => suit)).toEqual(['S', 'H', 'D', 'C']);
    expect(choices.some(({ keep }) => keep)).toBe(false);
  });

  it('offers with a nine to keep its own suit', () => {
    expect(choicesOf({ card: '9S', names: ['C'], may_keep: true })).toEqual([
      { suit: 'S', keep: true },
      { suit: 'C', keep: false },
    ]);
  });

  it('asks nothing where nothing may be named', () => {
    expect(choicesOf({ card: '8H', names: [], may_keep: true })).toEqual([]);
  });
});

describe('playAction', () => {
  it('writes a play as the record does', () => {
    expect(playAction('KD', null, false)).toBe('KD');
    expect(playAction('KD', null, true)).toBe('KD!');
    expect(playAction('8H', 'S', false)).toBe('8H=S');
    expect(playAction('8H', 'S', true)).toBe('8H=S!');
  });
});

it('counts the suit without the card that names it', () => {
  expect(countInHand(['8H', 'AH', '2S'], 'H', '8H')).toBe(1);
});
