import { describe, expect, it } from 'vitest';
import { aHand, aRound, openHand } from '../gallery/builders';
import { sortHand, withIntent } from './picture';
import type { Intent } from './presentation';

const intent: Intent = { action: 'KS', card: 'KS', gameId: 'g1', turn: 5 };

describe('withIntent', () => {
  const round = aRound({ hands: [openHand(['2S', 'KS']), aHand(3)], discards: ['2C', '3C', '4C', '5C', '8H'] });

  it('puts the card on the discards and changes nothing else', () => {
    const drawn = withIntent(round, 0, intent);
    expect(drawn.hands[0]).toMatchObject({ cards: ['2S'], count: 1 });
    expect(drawn.discards).toEqual(['3C', '4C', '5C', '8H', 'KS']);
    expect({ ...drawn, hands: round.hands, discards: round.discards }).toEqual(round);
  });

  it('leaves the round alone when the card has gone, or somebody looks on', () => {
    expect(withIntent(round, 0, { ...intent, card: 'QH' })).toBe(round);
    expect(withIntent(round, null, intent)).toBe(round);
    expect(withIntent(round, 0, { ...intent, action: 'draw', card: null })).toBe(round);
  });
});

describe('sortHand', () => {
  const cards = ['TC', 'AH', '2S', '9D', 'KS', 'AC'] as const;

  it('sorts by suit, and then by rank with the ace low', () => {
    expect(sortHand(cards, 'suit')).toEqual(['2S', 'KS', 'AH', '9D', 'AC', 'TC']);
  });

  it('sorts by rank', () => {
    expect(sortHand(cards, 'rank')).toEqual(['AH', 'AC', '2S', '9D', 'TC', 'KS']);
  });

  it('puts what can be played first, whatever it is', () => {
    expect(sortHand(cards, 'playable', new Set(['9D', 'AC'] as const))).toEqual(['9D', 'AC', '2S', 'KS', 'AH', 'TC']);
  });
});
