import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { meQuery } from '@/features/session';
import { i18n, startWords } from '@/i18n';
import { aMe, aTable, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { FakeSocket } from '@/testing/FakeSocket';
import { makeQueryClient } from '@/transport';
import { Rooms } from './rooms';

const SLOW = { timeout: 10_000 };

beforeEach(async () => {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  window.scrollTo = () => undefined;
  if (!i18n.isInitialized) await startWords('en');
});

/** marit on her way to the lobby of her table. */
function enter() {
  const server = new FakeServer();
  server.me = aMe('marit');
  server.table = aTable();
  vi.stubGlobal('fetch', server.fetch);
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/table/${server.table.table_id}`]}>
        <Rooms />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, client };
}

/** marit in the lobby of her table. */
async function atHerTable() {
  const entered = enter();
  await screen.findByRole('article', { name: 'marit' }, SLOW);
  act(() => FakeSocket.last.accept());
  return entered;
}

describe('a table’s address', () => {
  it('says so without a connection, and opens with it', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    enter();
    expect(await screen.findByText(/^No connection/, undefined, SLOW)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('article', { name: 'marit' }, SLOW)).toBeVisible();
  }, 20_000);

  it('keeps the table in sight when it can no longer be asked who is looking', async () => {
    const { server, client } = await atHerTable();
    server.on('GET', /^\/api\/me$/, () => ({ status: 503, body: {} }));
    await act(() => client.refetchQueries({ queryKey: meQuery.queryKey }));
    expect(client.getQueryState(meQuery.queryKey)?.status).toBe('error');
    expect(screen.getByRole('article', { name: 'marit' })).toBeVisible();
  }, 20_000);

  it('begins anew, with a line of its own, after signing in elsewhere as the same person', async () => {
    await atHerTable();
    const before = FakeSocket.last;
    act(() => before.say({ type: 'closing', code: 'signed_out' }));
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(2));
    expect(before.closed).toBe(true);
    act(() => {
      FakeSocket.last.accept();
      FakeSocket.last.say({ type: 'table', now: NOW, table: aTable({ version: 9 }) });
    });
    expect(await screen.findByRole('article', { name: 'marit' }, SLOW)).toBeVisible();
  }, 20_000);
});
