import { describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '@/protocol';
import { aGameMessage, aGameView } from '@/testing/builders';
import { refusal } from '@/testing/FakeServer';
import { Outbox } from './outbox';

function anOutbox({ line = true } = {}) {
  const sent: ClientMessage[] = [];
  const state = { line };
  const send = vi.fn((message: ClientMessage) => {
    if (state.line) sent.push(message);
    return state.line;
  });
  return { outbox: new Outbox(send), sent, state };
}

const VIEW = aGameView({ version: 7, turn: 3 });

describe('Outbox', () => {
  it('sends a play with the turn it is meant for', () => {
    const { outbox, sent } = anOutbox();
    void outbox.add('a1', 'KD', VIEW);
    expect(sent).toEqual([{ type: 'action', action_id: 'a1', action: 'KD', turn: 3 }]);
  });

  it('sends announcements and calls without a turn', () => {
    const { outbox, sent } = anOutbox();
    void outbox.add('a1', 'last', VIEW);
    void outbox.add('a2', 'call@1', VIEW);
    expect(sent.map((message) => 'turn' in message)).toEqual([false, false]);
  });

  it('tells what the server answered', async () => {
    const { outbox } = anOutbox();
    const message = aGameMessage({ version: 8 });
    const accepted = outbox.add('a1', 'KD', VIEW);
    const refused = outbox.add('a2', 'KS', VIEW);
    const call = { type: 'pending_call', now: 1, game_id: 'g1', seat: 1, due_at: 2 } as const;
    const held = outbox.add('a3', 'call@1', VIEW);
    outbox.answered({ type: 'answer', action_id: 'a1', status: 200, body: message });
    outbox.answered({ type: 'answer', action_id: 'a2', status: 409, body: refusal('illegal_play', 'No.') });
    outbox.answered({ type: 'answer', action_id: 'a3', status: 202, body: call });
    expect(await accepted).toEqual({ kind: 'accepted', message });
    expect(await refused).toMatchObject({ kind: 'refused', error: { status: 409, code: 'illegal_play' } });
    expect(await held).toEqual({ kind: 'held', call });
    expect(outbox.waiting).toEqual([]);
  });

  it('waits for the line, and sends then if it is still the same turn', () => {
    const { outbox, sent, state } = anOutbox({ line: false });
    void outbox.add('a1', 'KD', VIEW);
    expect(outbox.waiting).toMatchObject([{ actionId: 'a1', sent: false }]);
    state.line = true;
    outbox.lineBack({ ...VIEW, version: 8 });
    expect(sent).toMatchObject([{ action_id: 'a1', turn: 3 }]);
    expect(outbox.waiting).toMatchObject([{ sent: true }]);
  });

  it('sends again, under the same id, what the line may have swallowed', () => {
    const { outbox, sent } = anOutbox();
    void outbox.add('a1', 'KD', VIEW);
    outbox.lineLost();
    outbox.lineBack(VIEW);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('does not send again what is not meant for the present turn or game', async () => {
    const { outbox, sent } = anOutbox({ line: false });
    const play = outbox.add('a1', 'KD', VIEW);
    outbox.lineBack({ ...VIEW, turn: 4 });
    expect(await play).toEqual({ kind: 'overtaken' });
    const other = outbox.add('a2', 'KD', VIEW);
    outbox.lineBack({ ...VIEW, game_id: 'g2' });
    expect(await other).toEqual({ kind: 'overtaken' });
    expect(sent).toEqual([]);
  });

  it('drops a call as soon as anything has happened', async () => {
    const { outbox } = anOutbox({ line: false });
    const call = outbox.add('a1', 'call@1', VIEW);
    outbox.lineBack({ ...VIEW, version: 8 });
    expect(await call).toEqual({ kind: 'overtaken' });
  });

  it('leaves alone what is on its way on a line that stands', () => {
    const { outbox, sent } = anOutbox();
    void outbox.add('a1', 'KD', VIEW);
    outbox.lineBack({ ...VIEW, turn: 9 });
    expect(sent).toHaveLength(1);
    expect(outbox.waiting).toHaveLength(1);
  });
});
