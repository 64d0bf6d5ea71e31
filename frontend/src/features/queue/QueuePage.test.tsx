import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queue, QueueEntry, Table } from '@/protocol';
import { aBot, aMe, aPlayer, aReadyStep, aSeat, aTable } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { FakeSocket } from '@/testing/FakeSocket';
import { show } from '@/testing/render';
import { PersonConnection, PersonLine } from '@/transport';
import { QueuePage } from './QueuePage';
import { QueuePill } from './QueuePill';
import { QueueWatch } from './QueueWatch';

const TABLE_SHORT = { ladder: 'table', length: 'short' } as const;
const RATED = { value: 1742, uncertainty: 60, provisional: false };

function anEntry(more: Partial<QueueEntry> = {}): QueueEntry {
  return {
    kinds: [TABLE_SHORT],
    since: Date.now(),
    bots_after_ms: 20_000,
    window: { low: 1350, high: 1650 },
    you: aPlayer('marit'),
    found: [],
    table_id: null,
    ...more,
  };
}

function aQueue(entry: QueueEntry | null, more: Partial<Queue> = {}): Queue {
  const kind = (ladder: 'duel' | 'table', length: 'short' | 'full') => ({
    ladder,
    length,
    waiting: 0,
    expected_ms: null,
  });
  const kinds = [kind('duel', 'short'), kind('duel', 'full'), kind('table', 'short'), kind('table', 'full')];
  return { entry, paused_until: null, kinds, ...more };
}

/** The page beside what is always there: the personal line and (`watch`) whoever listens to it. */
async function enter(queue: Queue, room: ReactElement = <QueuePage />, watch = <QueueWatch />) {
  const server = new FakeServer();
  server.me = aMe('marit');
  let now = queue;
  server.on('GET', /^\/api\/queue$/, () => ({ body: now }));
  server.on('PUT', /^\/api\/queue$/, (_, wish: { kinds: QueueEntry['kinds']; bots_after_s: number | null }) => {
    const bots_after_ms = wish.bots_after_s === null ? null : wish.bots_after_s * 1000;
    now = aQueue(anEntry({ kinds: wish.kinds, bots_after_ms }));
    return { body: now };
  });
  server.on('DELETE', /^\/api\/queue$/, () => ({ body: (now = aQueue(null)) }));
  const line = new PersonConnection({
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => Date.now(),
    random: () => 0,
  });
  line.subscribe(() => undefined);
  const socket = FakeSocket.last;
  socket.accept();
  const shown = await show(
    <PersonLine value={line}>
      {watch}
      {room}
    </PersonLine>,
    server,
  );
  return {
    ...shown,
    socket,
    tell: (told: Queue) => act(() => socket.say({ type: 'queue', now: Date.now(), queue: (now = told) })),
    wishes: () => server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

beforeEach(() => {
  FakeSocket.opened = [];
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});

describe('looking for a game', () => {
  it('shows the time, who has been found, and where one is looked for', async () => {
    await enter(
      aQueue(
        anEntry({ since: Date.now() - 14_000, bots_after_ms: 90_000, found: [aPlayer('sitinur', { rating: RATED })] }),
      ),
    );
    expect(await screen.findByText(/^0:(1[4-9]|[2-5]\d)$/)).toBeVisible();
    expect(screen.getByText('bots join at 1:30')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Two found, two to go' })).toBeVisible();
    const found = within(screen.getByRole('list', { name: 'Found so far' }));
    expect(found.getByText('sitinur')).toBeVisible();
    expect(found.getByText('1742')).toBeVisible();
    expect(found.getByText('looking from 1350 to 1650')).toBeVisible();
  });

  it('says what people usually wait, where that is sooner than bots', async () => {
    const queue = aQueue(anEntry());
    const kinds = queue.kinds.map((kind) => ({ ...kind, expected_ms: 12_000 }));
    await enter({ ...queue, kinds });
    expect(await screen.findByText('usually about 0:12')).toBeVisible();
  });

  it('follows what the server tells', async () => {
    const { tell } = await enter(aQueue(anEntry()));
    expect(await screen.findByRole('heading', { name: 'Nobody else yet' })).toBeVisible();
    tell(aQueue(anEntry({ found: [aPlayer('okta'), aPlayer('ngozi')] })));
    expect(await screen.findByRole('heading', { name: 'Three found, one to go' })).toBeVisible();
  });

  it('asks for bots at once, without remembering that', async () => {
    const { wishes } = await enter(aQueue(anEntry()));
    await userEvent.click(await screen.findByRole('button', { name: 'Fill and play' }));
    expect(wishes()).toEqual([{ kinds: [TABLE_SHORT], bots_after_s: 0 }]);
    expect(localStorage.getItem('craits.wish')).toBeNull();
  });

  it('asks for another wait, and for other kinds beside the first, and remembers both', async () => {
    const { wishes } = await enter(aQueue(anEntry()));
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'never by themselves');
    await userEvent.click(screen.getByRole('checkbox', { name: /Duel, full/ }));
    const both = [TABLE_SHORT, { ladder: 'duel', length: 'full' }];
    expect(wishes()).toEqual([
      { kinds: [TABLE_SHORT], bots_after_s: null },
      { kinds: both, bots_after_s: null },
    ]);
    expect(JSON.parse(localStorage.getItem('craits.wish') ?? '')).toEqual({ kinds: both, bots_after_s: null });
  });

  it('shows what is ticked at once, and asks for both of two kinds ticked quickly', async () => {
    const { server, wishes } = await enter(aQueue(anEntry()));
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => (answer = resolve));
    const first = await screen.findByRole('checkbox', { name: /Duel, full/ });
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
      await until;
      return server.fetch(input, init);
    });
    await userEvent.click(first);
    expect(first).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Table, full/ }));
    answer();
    await waitFor(() => expect(wishes()).toHaveLength(2));
    const full = (ladder: string) => ({ ladder, length: 'full' });
    expect(wishes().at(-1)).toMatchObject({ kinds: [TABLE_SHORT, full('duel'), full('table')] });
  });

  it('stops, and begins again', async () => {
    await enter(aQueue(anEntry()));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop looking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look for a game' }));
    expect(await screen.findByRole('heading', { name: 'Nobody else yet' })).toBeVisible();
  });

  it('says why it could not be changed', async () => {
    const { server } = await enter(aQueue(anEntry()));
    server.refuse('DELETE', /queue$/, 409, 'wrong_table_state', 'The game has just begun.');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop looking' }));
    expect(await screen.findByText('The game has just begun.')).toBeVisible();
  });

  it('waits out a pause', async () => {
    await enter(aQueue(null, { paused_until: Date.now() + 180_000 }));
    expect(await screen.findByRole('heading', { name: 'A short pause' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Look again in \d/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is for accounts', async () => {
    const server = new FakeServer();
    server.me = aMe('guest-7', { kind: 'guest', email: null });
    await show(<QueuePage />, server);
    expect(await screen.findByRole('heading', { name: 'Ranked games need an account' })).toBeVisible();
    expect(server.calls.some(({ path }) => path.includes('queue'))).toBe(false);
  });
});

describe('a match', () => {
  const ready: Table = aTable({
    table_id: 't1',
    state: 'ready',
    ladder: 'table',
    host: null,
    seats: [
      aSeat(0, aPlayer('marit')),
      aSeat(1, aPlayer('sitinur'), { ready: true }),
      aSeat(2, aBot('Barrel'), { ready: true }),
    ],
    start: aReadyStep({ client_hashes: [null, 'a', 'b'], seats: [0, 1, 2], deadline_at: Date.now() + 9_000 }),
  });

  /** The table's own socket opens after the personal one. */
  async function asked() {
    // The test's router has one room, so nobody must be called to another one.
    const shown = await enter(aQueue(anEntry({ table_id: 't1' })), <QueuePage />, <></>);
    await waitFor(() => expect(FakeSocket.last.path).toMatch(/tables\/t1/));
    const table = FakeSocket.last;
    act(() => table.accept());
    act(() => table.say({ type: 'table', now: Date.now(), table: ready }));
    shown.server.table = ready;
    return { ...shown, table };
  }

  it('asks who is ready, bots marked as such, and takes one press', async () => {
    const { server } = await asked();
    const people = within(await screen.findByRole('list', { name: 'Your table' }));
    expect(people.getByText('Barrel').closest('li')).toHaveTextContent('bot');
    const button = screen.getByRole('button', { name: /Ready/ });
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/t1/ready'))).toBe(true));
  });

  it('says so where ready was said in another browser', async () => {
    const { table } = await asked();
    const start = aReadyStep({ game_id: 'g9', client_hashes: ['theirs', 'a', 'b'], seats: [0, 1, 2] });
    act(() => table.say({ type: 'table', now: Date.now(), table: { ...ready, version: 9, start } }));
    expect(await screen.findByText(/You said ready in another browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ready/ })).not.toBeInTheDocument();
  });

  it('leads to the table as the game begins', async () => {
    const { table, where } = await asked();
    act(() =>
      table.say({ type: 'table', now: Date.now(), table: { ...ready, version: 9, state: 'playing', start: null } }),
    );
    await waitFor(() => expect(where()).toBe('/table/t1'));
  });

  it('can be turned down', async () => {
    await asked();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('heading', { name: 'You are not looking for a game' })).toBeVisible();
  });
});

describe('in other rooms', () => {
  it('a pill says how long one has looked and leads back', async () => {
    await enter(aQueue(anEntry({ since: Date.now() - 75_000 })), <QueuePill />);
    expect(await screen.findByRole('link', { name: /1:\d\d.*Back to your search/ })).toHaveAttribute('href', '/queue');
  });

  it('a match calls one to the table, once', async () => {
    const { tell, where } = await enter(aQueue(anEntry()), <p>elsewhere</p>);
    await screen.findByText('elsewhere');
    expect(where()).toBe('/');
    tell(aQueue(anEntry({ table_id: 't1' })));
    await waitFor(() => expect(where()).toBe('/queue'));
  });
});
