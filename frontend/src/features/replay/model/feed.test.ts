// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ReplayFeed } from '@/protocol';
import recorded from '../gallery/feed.json';
import { readReplay, seenBy } from './feed';

const feed = recorded as unknown as ReplayFeed;
const replay = readReplay(feed);

describe('a replay', () => {
  it('has a moment for the deal and one for every move', () => {
    expect(replay.rounds.map(({ moments }) => moments().length)).toEqual(
      feed.record.rounds.map(({ moves }) => moves.length + 1),
    );
  });

  it('keeps hands in step with the counts of every frame', () => {
    for (const { moments } of replay.rounds) {
      for (const { round } of moments()) {
        expect(round.hands.map(({ cards }) => cards?.length)).toEqual(round.hands.map(({ count }) => count));
      }
    }
  });

  it('never loses or doubles a card', () => {
    for (const { moments } of replay.rounds) {
      for (const { round } of moments()) {
        const held = round.hands.flatMap(({ cards }) => cards ?? []);
        expect(new Set(held).size).toBe(held.length);
        expect(held.length + round.draw_count + round.discard_count).toBe(52);
      }
    }
  });

  it('ends each round with what its result says was held', () => {
    for (const { moments } of replay.rounds) {
      const last = moments().at(-1)?.round;
      const held = last?.hands.map(({ cards }) => [...(cards ?? [])].sort());
      expect(last?.result?.hands.map(({ cards }) => [...cards].sort())).toEqual(held);
    }
  });

  it('adds up to the record’s totals', () => {
    expect(replay.totals[0]).toEqual([0, 0, 0]);
    expect(replay.totals.at(-1)).toEqual(feed.record.totals);
  });

  it('turns everybody else’s cards over for one seat, until the round is over', () => {
    const moment = replay.rounds[0]!.moments()[4]!.round;
    expect(seenBy(moment, 1).hands.map(({ cards }) => cards !== null)).toEqual([false, true, false]);
    expect(seenBy(moment, null)).toBe(moment);
    const over = replay.rounds[0]!.moments().at(-1)!.round;
    expect(seenBy(over, 1).hands.every(({ cards }) => cards !== null)).toBe(true);
  });

  it('knows who went out, and where cranks were opened', () => {
    expect(replay.rounds.map(({ out }) => out)).toEqual(feed.record.rounds.map(({ result }) => result?.out));
    for (const { kind, round, move } of replay.marks) {
      const types = feed.rounds[round]!.steps[move - 1]!.events.map(({ type }) => type);
      expect(types).toContain(kind === 'crank' ? 'crank_opened' : 'called');
    }
    expect(replay.marks.filter(({ kind }) => kind === 'crank')).toHaveLength(1);
  });

  it('works out the pictures of a round once, when it is looked at', () => {
    const fresh = readReplay(feed);
    expect(fresh.rounds[1]!.moments()).toBe(fresh.rounds[1]!.moments());
  });

  it('keeps the hands that nothing happened to as they were', () => {
    const [, before, after] = replay.rounds[0]!.moments();
    const mover = Number(after!.step!.move.split(':')[0]);
    const same = after!.round.hands.map(({ cards }, seat) => cards === before!.round.hands[seat]!.cards);
    expect(same[mover]).toBe(false);
    expect(same.filter(Boolean)).toHaveLength(2);
  });
});
