import type { GameEvent, GameView } from '@/protocol';
import { describe, expect, it } from 'vitest';
import { aMessage, aRound, aView } from '../gallery/builders';
import { present, startPresentation, type Intent, type Presentation, type PresentationInput } from './presentation';

const laid = (seat: number, card: 'KS' | '7S'): GameEvent => ({
  type: 'card_laid',
  seat,
  card,
  named: null,
  announced: false,
  auto: false,
});

const told = (view: GameView, events: GameEvent[] = [laid(1, 'KS')], missed = false, at = 0): PresentationInput => ({
  type: 'told',
  message: aMessage(view, events),
  missed,
  at,
});

const after = (state: Presentation, ...inputs: PresentationInput[]) => inputs.reduce(present, state);

const first = aView({ version: 10, turn: 5 });
const later = (steps: number, turn = 5 + steps) => aView({ version: 10 + steps, turn });
const start = startPresentation({ view: first, deal: null });
const intent: Intent = { action: '7S', card: '7S', gameId: 'g1', turn: 5 };

describe('what is shown', () => {
  it('follows the messages one by one, each for as long as it wants', () => {
    const state = after(start, told(later(1)), told(later(2)));
    expect(state.shown?.view.version).toBe(11);
    expect(state.moving).toBe(true);
    expect(state.waiting.map(({ view }) => view.version)).toEqual([12]);

    const next = present(state, { type: 'frame_over' });
    expect(next.shown?.view.version).toBe(12);
    expect(present(next, { type: 'frame_over' }).moving).toBe(false);
  });

  it('lets everything be heard once, also what no frame is kept for', () => {
    const announced: GameEvent = { type: 'announced', seat: 1, late: true };
    const state = after(start, told(later(1)), told(later(2), [announced]), told(later(3)), { type: 'frame_over' });
    expect(state.cues.map(({ id, sound }) => [id, sound])).toEqual([
      [1, 'card'],
      [2, 'last'],
      [3, 'card'],
    ]);
    const elsewhere = present(state, told(aView({ game_id: 'g2', version: 1 }), []));
    expect(elsewhere.cues).toBe(state.cues);
    expect(present(state, told(later(9), [laid(1, '7S')], true)).cues).toBe(state.cues);
  });

  it('does not stop at a message in which nothing moves', () => {
    const announced: GameEvent = { type: 'announced', seat: 1, late: true };
    const state = after(start, told(later(1)), told(later(2), [announced]), told(later(3)), { type: 'frame_over' });
    expect(state.shown?.view.version).toBe(13);
    expect(state.moving).toBe(true);
    expect(state.log).toHaveLength(3);
    const last = after(start, told(later(1)), told(later(2), [announced]), { type: 'frame_over' });
    expect(last.shown?.view.version).toBe(12);
    expect(last.moving).toBe(false);
  });

  it('goes on moving when only a clock was moved', () => {
    const moving = after(start, told(later(1)));
    const view = { ...later(2, 6), clock: null };
    const state = after(moving, told(view, []));
    expect(state.shown?.view).toBe(view);
    expect(state.shown?.motion).toBe(moving.shown?.motion);
    expect(state.moving).toBe(true);
    const queued = after(moving, told(later(2)), told({ ...later(3, 7), clock: null }, []));
    expect(queued.waiting.map((frame) => frame.view.version)).toEqual([13]);
  });

  it('does not act out a round that was played at once', () => {
    const moves = Array.from({ length: 30 }, (): '0:KS' => '0:KS');
    const state = after(start, {
      type: 'told',
      message: { ...aMessage(later(1), [laid(1, 'KS')]), moves },
      missed: false,
      at: 0,
    });
    expect(state.moving).toBe(false);
    expect(state.shown?.motion.arrivals).toEqual([]);
  });

  it('jumps without motion when messages were missed', () => {
    const state = after(start, told(later(1)), told(later(2)), told(later(5), [laid(2, '7S')], true));
    expect(state.shown?.view.version).toBe(15);
    expect(state.shown?.motion.arrivals).toEqual([]);
    expect(state.waiting).toEqual([]);
  });

  it('catches up in one step and tells what it passed over', () => {
    const state = after(start, told(later(1)), told(later(2)), told(later(3)), { type: 'caught_up' });
    expect(state.shown?.view.version).toBe(13);
    expect(state.moving).toBe(false);
    expect(state.log).toHaveLength(3);
  });

  it('does not take an older view from elsewhere for news', () => {
    const state = after(start, told(later(1)));
    expect(present(state, { type: 'synced', view: first })).toBe(state);
    expect(present(state, { type: 'synced', view: later(4) }).shown?.view.version).toBe(14);
  });

  it('begins anew with another game', () => {
    const state = after(
      start,
      told(later(1)),
      { type: 'intended', intent },
      told(aView({ game_id: 'g2', version: 1 }), []),
    );
    expect(state.shown?.view.game_id).toBe('g2');
    expect(state.log).toEqual([]);
    expect(state.intent).toBeNull();
  });

  it('deals a round in which nobody has moved', () => {
    const state = startPresentation({ view: aView({ round: aRound({ moves: 0, number: 2 }) }), deal: null });
    expect(state.moving).toBe(true);
    expect(state.log.flatMap(({ parts }) => parts.map(({ key }) => key))).toEqual(['round_dealt', 'starter_turned']);
  });
});

describe('what was asked for', () => {
  it('lies on the table until the picture shows it done', () => {
    const asked = present(start, { type: 'intended', intent });
    expect(asked.intent).toBe(intent);
    // A call by somebody else changes the version, not the turn: the card stays where it is.
    expect(present(asked, told(later(1, 5), [{ type: 'announced', seat: 2, late: true }])).intent).toBe(intent);
    expect(present(asked, told(later(1), [laid(0, '7S')])).intent).toBeNull();
  });

  it('begins with the deal as it was told: what the starter did is in the log', () => {
    const view = aView({ round: aRound({ moves: 0, number: 2 }) });
    const skipped: GameEvent = { type: 'turn_skipped', seat: 1 };
    const dealt: GameEvent = { type: 'round_dealt', number: 2, dealer: 0, hand_size: 7, hands: [] };
    const { log } = startPresentation({ view, deal: aMessage(view, [dealt, skipped]) });
    expect(log.flatMap(({ parts }) => parts.map(({ key }) => key))).toEqual(['round_dealt', 'turn_skipped']);
    const later = aView({ round: aRound({ moves: 1, number: 2 }) });
    expect(startPresentation({ view: later, deal: aMessage(view, [dealt, skipped]) }).log).toEqual([]);
  });

  it('tells what the starter did to whoever comes only after the deal, or comes back', () => {
    const opening: GameEvent[] = [
      { type: 'turn_skipped', seat: 1 },
      { type: 'turn_began', seat: 2, asked: 'play' },
    ];
    const view = aView({ round: aRound({ moves: 0, number: 2 }), opening });
    const keys = (state: Presentation) => state.log.flatMap(({ parts }) => parts.map(({ key }) => key));
    const told = ['round_dealt', 'starter_turned', 'turn_skipped'];
    expect(keys(startPresentation({ view, deal: null }))).toEqual(told);
    const nothing = startPresentation({ view: null, deal: null });
    const message = aMessage(view, []);
    expect(keys(present(nothing, { type: 'told', message, missed: false, at: 0 }))).toEqual(told);
  });

  it('comes back with a reason when it is refused', () => {
    const refusal = { code: 'illegal_play', detail: 'Spades are demanded.', card: '7S' as const };
    const state = after(start, { type: 'intended', intent }, { type: 'refused', intent, refusal });
    expect(state.intent).toBeNull();
    expect(state.refusal).toEqual(refusal);
    expect(present(state, { type: 'refusal_read' }).refusal).toBeNull();
  });

  it('keeps a newer intent when the answer to an older one comes late', () => {
    const newer: Intent = { ...intent, action: 'KS', card: 'KS' };
    const refusal = { code: 'stale_turn', detail: '', card: '7S' as const };
    const state = after(start, { type: 'intended', intent: newer }, { type: 'refused', intent, refusal });
    expect(state.intent).toBe(newer);
  });

  it('forgets a reason once the turn has passed', () => {
    const refusal = { code: 'why', detail: 'No.', card: null };
    const state = present(start, { type: 'explained', refusal });
    expect(present(state, told(later(1, 5))).refusal).toEqual(refusal);
    expect(present(state, told(later(1, 6))).refusal).toBeNull();
  });
});
