import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '@/protocol';
import { aGameMessage, aTable, NOW } from '@/testing/builders';
import { FakeSocket } from '@/testing/FakeSocket';
import { TableConnection } from './tableConnection';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
});
afterEach(() => vi.useRealTimers());

function connected() {
  let ids = 0;
  const connection = new TableConnection({
    tableId: 't1',
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => Date.now(),
    random: () => 1,
    newActionId: () => `a${++ids}`,
  });
  const stop = connection.subscribe(() => undefined);
  FakeSocket.last.accept();
  return { connection, stop, socket: FakeSocket.last };
}

const pong = (more = {}) => ({
  type: 'pong' as const,
  at: 0,
  now: NOW,
  table_version: 1,
  game_id: null,
  game_version: null,
  ...more,
});
const sentTypes = (socket: FakeSocket) => socket.sent.map(({ type }) => type);

describe('TableConnection', () => {
  it('opens with the first listener and hangs up after the last', () => {
    const { connection, stop, socket } = connected();
    expect(socket.path).toBe('/ws/tables/t1/');
    expect(connection.getSnapshot().link).toMatchObject({ phase: 'open' });
    stop();
    expect(socket.closed).toBe(true);
    expect(connection.getSnapshot().link).toEqual({ phase: 'idle' });
  });

  it('is lost as soon as the device says that it has no network', () => {
    const { connection, socket } = connected();
    connection.networkLost();
    expect(socket.closed).toBe(true);
    expect(connection.getSnapshot().link).toMatchObject({ phase: 'lost', attempt: 1 });
  });

  it('shows table, presence and game as they are pushed', () => {
    const { connection, socket } = connected();
    socket.say({ type: 'table', now: NOW, table: aTable() });
    const watching = { count: 12, people: [{ public_id: 'u_okta', name: 'okta', avatar: '' }] };
    socket.say({ type: 'presence', present: [true, false, false], watching });
    socket.say(aGameMessage({ version: 4 }));
    expect(connection.getSnapshot()).toMatchObject({
      table: { version: 1 },
      present: [true, false, false],
      watching,
      game: { version: 4 },
    });
  });

  it('takes only later versions of a game, but any other game and any other eyes', () => {
    const { connection, socket } = connected();
    const versions: number[] = [];
    connection.onGame(({ message }) => versions.push(message.version));
    socket.say(aGameMessage({ version: 4 }));
    socket.say(aGameMessage({ version: 4 }));
    socket.say(aGameMessage({ version: 3 }));
    socket.say(aGameMessage({ version: 5 }));
    socket.say(aGameMessage({ version: 5, viewpoint: 'open' }));
    socket.say(aGameMessage({ version: 1, game_id: 'g2' }));
    expect(versions).toEqual([4, 5, 5, 1]);
  });

  it('says when versions were missed, so that motion can be left out', () => {
    const { connection, socket } = connected();
    const missed: boolean[] = [];
    connection.onGame((change) => missed.push(change.missed));
    for (const version of [1, 2, 5]) socket.say(aGameMessage({ version }));
    expect(missed).toEqual([false, false, true]);
  });

  it('never goes back to an older table', () => {
    const { connection } = connected();
    connection.takeTable(aTable({ version: 5, pace: 'fast' }));
    connection.takeTable(aTable({ version: 4, pace: 'relaxed' }));
    expect(connection.getSnapshot().table?.pace).toBe('fast');
  });

  it('asks for the whole when a pong tells that a push was lost', () => {
    const { socket } = connected();
    socket.say({ type: 'table', now: NOW, table: aTable({ version: 1 }) });
    socket.say(aGameMessage({ version: 4 }));
    socket.say(pong({ game_id: 'g1', game_version: 4 }));
    socket.say(pong());
    expect(sentTypes(socket)).not.toContain('sync');
    socket.say(pong({ game_id: 'g1', game_version: 5 }));
    socket.say(pong({ table_version: 2, game_id: 'g1', game_version: 4 }));
    socket.say(pong({ game_id: 'g2', game_version: 1 }));
    expect(sentTypes(socket).filter((type) => type === 'sync')).toHaveLength(3);
  });

  it('reconnects by itself after the line was lost', () => {
    const { connection, socket } = connected();
    socket.drop();
    expect(connection.getSnapshot().link).toMatchObject({ phase: 'lost', attempt: 1 });
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.accept();
    expect(connection.getSnapshot().link).toMatchObject({ phase: 'open' });
  });

  it('reconnects at once when asked to, and only once', () => {
    const { connection, socket } = connected();
    socket.drop();
    connection.retryNow();
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('waits no longer than at first when asked to in the middle of a try that fails', () => {
    const { connection, socket } = connected();
    socket.drop();
    for (let i = 0; i < 5; i += 1) {
      connection.retryNow();
      FakeSocket.last.drop();
    }
    vi.advanceTimersByTime(15_000);
    const tries = FakeSocket.opened.length;
    connection.retryNow();
    expect(FakeSocket.opened).toHaveLength(tries);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(tries + 1);
  });

  it('gives up a line on which nothing is heard', () => {
    const { connection, socket } = connected();
    vi.advanceTimersByTime(8_000);
    expect(connection.getSnapshot().link.phase).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(connection.getSnapshot().link.phase).toBe('lost');
    expect(socket.closed).toBe(true);
  });

  it('keeps a line on which pongs come', () => {
    const { connection, socket } = connected();
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(4_000);
      socket.say(pong());
    }
    expect(connection.getSnapshot().link.phase).toBe('open');
  });

  it('keeps a quiet line whose pings went out late: a hidden page’s timers sleep', () => {
    let local = 0;
    const connection = new TableConnection({
      tableId: 't1',
      openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
      local: () => local,
      random: () => 1,
      newActionId: () => 'a1',
    });
    connection.subscribe(() => undefined);
    FakeSocket.last.accept();
    for (let minute = 1; minute <= 3; minute += 1) {
      FakeSocket.last.say(pong());
      local = minute * 60_000;
      vi.advanceTimersByTime(4_000);
    }
    expect(connection.getSnapshot().link.phase).toBe('open');
  });

  it('asks at once when somebody looks again, and takes a dead line for lost within three seconds', () => {
    const { connection, socket } = connected();
    socket.say(pong());
    const pings = sentTypes(socket).length;
    connection.wake();
    expect(sentTypes(socket)).toHaveLength(pings + 1);
    vi.advanceTimersByTime(2_900);
    expect(connection.getSnapshot().link.phase).toBe('open');
    vi.advanceTimersByTime(200);
    expect(socket.closed).toBe(true);
    expect(connection.getSnapshot().link.phase).toBe('connecting');
  });

  it('stays on a line that answers whoever looks again', () => {
    const { connection, socket } = connected();
    connection.wake();
    vi.advanceTimersByTime(500);
    socket.say(pong());
    vi.advanceTimersByTime(3_000);
    expect(connection.getSnapshot().link.phase).toBe('open');
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('remembers how the round that is on was dealt', () => {
    const { connection, socket } = connected();
    expect(connection.lastDeal).toBeNull();
    const dealt: GameEvent = { type: 'round_dealt', number: 1, dealer: 0, hand_size: 8, hands: [] };
    socket.say(aGameMessage({ version: 1 }, { events: [dealt] }));
    socket.say(aGameMessage({ version: 2 }));
    expect(connection.lastDeal?.version).toBe(1);
    const { game } = connection.getSnapshot();
    if (game !== null) socket.say(aGameMessage({ version: 3, round: { ...game.round, number: 2 } }));
    expect(connection.lastDeal).toBeNull();
  });

  it('says that the cards of a round are seen', () => {
    const { connection, socket } = connected();
    connection.seen('g1', 3);
    expect(socket.sent.at(-1)).toEqual({ type: 'seen', game_id: 'g1', round: 3 });
  });

  it('does not come back when the server has closed the table or ended the session', () => {
    const { connection, socket } = connected();
    socket.say({ type: 'closing', code: 'signed_out' });
    socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(connection.getSnapshot().link).toEqual({ phase: 'closed', code: 'signed_out' });
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('shows the state an answer brings, and settles the action', async () => {
    const { connection, socket } = connected();
    socket.say(aGameMessage({ version: 4, turn: 2 }));
    const played = connection.act('KD');
    expect(socket.sent.at(-1)).toEqual({ type: 'action', action_id: 'a1', action: 'KD', turn: 2 });
    expect(connection.getSnapshot().waiting).toHaveLength(1);
    socket.say({ type: 'answer', action_id: 'a1', status: 200, body: aGameMessage({ version: 5 }) });
    expect(await played).toMatchObject({ kind: 'accepted' });
    expect(connection.getSnapshot()).toMatchObject({ game: { version: 5 }, waiting: [] });
  });

  it('sends a play made offline when the line is back and it is still that turn', () => {
    const { connection, socket } = connected();
    socket.say(aGameMessage({ version: 4, turn: 2 }));
    socket.drop();
    void connection.act('KD');
    expect(connection.getSnapshot().waiting).toMatchObject([{ action: 'KD', sent: false }]);
    connection.retryNow();
    FakeSocket.last.accept();
    FakeSocket.last.say(aGameMessage({ version: 4, turn: 2 }));
    expect(FakeSocket.last.sent).toContainEqual({ type: 'action', action_id: 'a1', action: 'KD', turn: 2 });
  });

  it('keeps a held call until the view says that it is decided', () => {
    const { connection, socket } = connected();
    const call = { type: 'pending_call', now: NOW, game_id: 'g1', seat: 1, due_at: NOW + 900 } as const;
    socket.say(aGameMessage({ version: 4 }));
    socket.say(call);
    expect(connection.getSnapshot().heldCall).toEqual({ seat: 1, due_at: NOW + 900 });
    socket.say(aGameMessage({ version: 5, your_pending_call: { seat: 1, due_at: NOW + 900 } }));
    expect(connection.getSnapshot().heldCall).toEqual({ seat: 1, due_at: NOW + 900 });
    socket.say(aGameMessage({ version: 6 }));
    expect(connection.getSnapshot().heldCall).toBeNull();
  });

  it('knows of a held call after coming back', () => {
    const { connection, socket } = connected();
    socket.say(aGameMessage({ version: 4, your_pending_call: { seat: 2, due_at: NOW + 300 } }));
    expect(connection.getSnapshot().heldCall).toEqual({ seat: 2, due_at: NOW + 300 });
  });

  it('measures the server’s clock', () => {
    const { connection, socket } = connected();
    const at = Date.now();
    vi.advanceTimersByTime(40);
    socket.say(pong({ at, now: 1_000_000 }));
    expect(connection.clock.now()).toBe(1_000_020);
  });
});
