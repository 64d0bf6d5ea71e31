import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '@/testing/FakeSocket';
import { PersonConnection } from './personConnection';

const NOW = 1_790_000_000_000;

function connect() {
  const connection = new PersonConnection({
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => Date.now(),
    random: () => 0,
  });
  const leave = connection.subscribe(() => undefined);
  return { connection, leave };
}

describe('the personal line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
  });
  afterEach(() => vi.useRealTimers());

  it('hands each message to those who asked for its type, until they ask no more', () => {
    const { connection } = connect();
    const heard = vi.fn();
    const stop = connection.on('hello', heard);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'hello', now: NOW });
    FakeSocket.last.say({ type: 'pong', at: 1, now: NOW });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'hello', now: NOW });
    stop();
    FakeSocket.last.say({ type: 'hello', now: NOW });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('comes back by itself, with a new hello', async () => {
    const { connection } = connect();
    const heard = vi.fn();
    connection.on('hello', heard);
    FakeSocket.last.accept();
    FakeSocket.last.drop();
    expect(connection.getLink().phase).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'hello', now: NOW });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(connection.getLink().phase).toBe('open');
  });

  it('pings, and takes silence for a dead line', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['ping', 'ping']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.getLink().phase).not.toBe('open');
  });

  it('keeps a quiet line whose pings went out late: a hidden page’s timers sleep', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'pong', at: 0, now: NOW });
    vi.setSystemTime(Date.now() + 180_000);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.getLink().phase).toBe('open');
  });

  it('asks at once when somebody looks again, and takes a dead line for lost within three seconds', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'pong', at: 0, now: NOW });
    connection.wake();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('ends with its session and does not come back', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'closing', code: 'signed_out' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.getLink()).toEqual({ phase: 'closed', code: 'signed_out' });
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('hangs up when nobody listens any more', () => {
    const { leave } = connect();
    FakeSocket.last.accept();
    leave();
    expect(FakeSocket.last.closed).toBe(true);
  });
});
