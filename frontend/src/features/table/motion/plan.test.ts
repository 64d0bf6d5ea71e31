import { describe, expect, it } from 'vitest';
import { MOST_LAG_MS, paceHold, planMotion } from './plan';

describe('planMotion', () => {
  it('lays a card from the seat that played it', () => {
    const motion = planMotion([{ type: 'card_laid', seat: 2, card: 'KD', named: null, announced: false, auto: false }]);
    expect(motion.arrivals).toEqual([{ card: 'KD', from: 'seat-2', delay: 0 }]);
    expect(motion.holdMs).toBe(220);
  });

  it('starts what a five makes others draw once the five lies there', () => {
    const motion = planMotion([
      { type: 'card_laid', seat: 0, card: '5H', named: null, announced: false, auto: false },
      { type: 'cards_drawn', seat: 1, count: 1, wanted: 1, cards: null, why: 'five', auto: false },
      { type: 'cards_drawn', seat: 2, count: 1, wanted: 1, cards: ['2S'], why: 'five', auto: false },
    ]);
    expect(motion.flights).toEqual([{ from: 'stock', to: 'seat-1', delay: 200 }]);
    expect(motion.arrivals[1]).toEqual({ card: '2S', from: 'stock', delay: 400 });
  });

  it('shows the own cards of a crank one after another, and of others only a handful of backs', () => {
    const own = planMotion([
      { type: 'cards_drawn', seat: 0, count: 3, wanted: 3, cards: ['2S', '3S', '4S'], why: 'crank', auto: false },
    ]);
    expect(own.arrivals.map((arrival) => arrival.delay)).toEqual([0, 60, 120]);
    const theirs = planMotion([
      { type: 'cards_drawn', seat: 1, count: 12, wanted: 12, cards: null, why: 'crank', auto: false },
    ]);
    expect(theirs.flights).toHaveLength(6);
  });

  it('moves nothing when nothing was drawn', () => {
    const motion = planMotion([
      { type: 'cards_drawn', seat: 1, count: 0, wanted: 1, cards: null, why: 'no_play', auto: false },
    ]);
    expect(motion).toEqual({ arrivals: [], flights: [], holdMs: 0 });
  });

  it('deals from the dealer’s left', () => {
    const motion = planMotion([
      { type: 'round_dealt', number: 1, dealer: 2, hand_size: 1, hands: [['AS'], null, null] },
    ]);
    expect(motion.arrivals[0]?.delay).toBe(0);
    expect(motion.flights.map((flight) => flight.to)).toEqual(['seat-1', 'seat-2']);
    expect(motion.flights[0]!.delay).toBeLessThan(motion.flights[1]!.delay);
  });
});

describe('paceHold', () => {
  it('gives a lone change all the time it wants', () => {
    expect(paceHold(420, 0, 0)).toBe(420);
    expect(paceHold(420, 1, 0)).toBe(420);
  });

  it('shows the last of a burst within the allowed lag', () => {
    let now = 0;
    for (let waiting = 12; waiting > 0; waiting--) now += paceHold(400, waiting, now);
    expect(now).toBeLessThanOrEqual(MOST_LAG_MS);
    expect(now).toBeGreaterThan(MOST_LAG_MS * 0.9);
  });

  it('shows at once what is already too late', () => {
    expect(paceHold(400, 3, 5000)).toBe(0);
  });
});
