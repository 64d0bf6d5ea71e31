import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { TalkMessage } from '@/protocol';
import { aMe, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { FakeSocket } from '@/testing/FakeSocket';
import { makeQueryClient, TableConnection } from '@/transport';
import { TalkPanel } from './TalkPanel';
import { useTalk } from './useTalk';

const TALK = /^\/api\/tables\/t1\/talk$/;
let number = 0;

function aMessage(name: string, text: string, more: Partial<TalkMessage> = {}): TalkMessage {
  return {
    message_id: `s${++number}`,
    author: { public_id: `u_${name}`, name, avatar: '' },
    phrase: null,
    text,
    watching: false,
    at: NOW,
    ...more,
  };
}

interface Shown {
  open?: boolean;
  watching?: boolean;
}

function Panel({ connection, open = true, watching = false }: Shown & { connection: TableConnection }): ReactElement {
  const talk = useTalk({ tableId: 't1', connection, open, over: null });
  return (
    <>
      <output>{talk.unread}</output>
      <TalkPanel talk={talk} watching={watching} seatOf={() => 0} />
    </>
  );
}

beforeEach(async () => {
  FakeSocket.opened = [];
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['people', 'session', 'talk']);
});

/** marit at a table where `said` has been said. */
function atTheTable(said: TalkMessage[], me = aMe('marit'), shown: Shown = {}) {
  const server = new FakeServer();
  server.me = me;
  const standing = { suspended_until: null, suspension_reason: null, silenced_until: null, warnings: [] };
  server.on('GET', /^\/api\/me\/standing$/, () => ({ body: standing }));
  server.on('GET', TALK, () => ({ body: { messages: said } }));
  server.on('POST', TALK, (_, body: Partial<TalkMessage>) => ({
    status: 201,
    body: aMessage('marit', body.text ?? '', { phrase: null, ...body, text: body.text ?? null }),
  }));
  vi.stubGlobal('fetch', server.fetch);
  const connection = new TableConnection({
    tableId: 't1',
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => 0,
    random: () => 0,
    newActionId: () => 'a',
  });
  const room = (now: Shown) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Panel connection={connection} {...now} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const client = makeQueryClient();
  const { rerender } = render(room(shown));
  act(() => FakeSocket.last.accept());
  const hear = (message: TalkMessage) => act(() => FakeSocket.last.say({ type: 'talk', now: NOW, message }));
  return { server, hear, said, show: (now: Shown) => rerender(room(now)) };
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('talk at the table', () => {
  it('shows what was said, and what is being said, once', async () => {
    const { hear } = atTheTable([aMessage('sitinur', 'hello from Bandung')]);
    await screen.findByText('hello from Bandung');
    const news = aMessage('okta', '', { phrase: 'well_played', text: null });
    hear(news);
    hear(news);
    expect(await screen.findAllByText('Well played', { selector: 'p' })).toHaveLength(1);
  });

  it('says a phrase by its code and a text as it is typed', async () => {
    const { server } = atTheTable([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
    await screen.findByText('Thanks', { selector: 'p' });
    const field = screen.getByRole('textbox', { name: 'Say something at the table' });
    await userEvent.type(field, '  ha!  {Enter}');
    await screen.findByText('ha!', { selector: 'p' });
    expect(field).toHaveValue('');
    const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ phrase: 'thanks' }, { text: 'ha!' }]);
  });

  it('sends what is typed while something else is on its way, after it', async () => {
    const { server } = atTheTable([]);
    let arrive = (): void => undefined;
    const underWay = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
      const answer = await server.fetch(input, init);
      if (input.method === 'POST') await underWay;
      return answer;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
    await userEvent.type(screen.getByRole('textbox'), 'ha!{Enter}');
    arrive();
    await screen.findByText('ha!', { selector: 'p' });
    const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([{ phrase: 'thanks' }, { text: 'ha!' }]);
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    const { server } = atTheTable([]);
    server.refuse('POST', TALK, 429, 'throttled');
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'again{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    expect(field).toHaveValue('again');
  });

  it('opens a line of somebody else to mute, block and report, and none of one’s own', async () => {
    const { server, said } = atTheTable([aMessage('sitinur', 'rude'), aMessage('marit', 'mine')]);
    server.on('PUT', /^\/api\/users\/u_sitinur\/mute$/, () => {
      said.shift();
      return { body: { following: false, muted: true, blocked: false } };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'sitinur' }));
    expect(screen.getByRole('button', { name: 'Block' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'You' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(screen.queryByText('rude')).toBeNull());
    expect(screen.getByText('mine')).toBeVisible();
  });

  it('counts what came while it was not looked at', async () => {
    const { hear, show } = atTheTable([aMessage('sitinur', 'old')], aMe('marit'), { open: false });
    await screen.findByText('old');
    expect(screen.getByText('0')).toBeInTheDocument();
    hear(aMessage('sitinur', 'new'));
    hear(aMessage('marit', 'from my other page'));
    expect(await screen.findByText('1')).toBeInTheDocument();
    show({ open: true });
    expect(await screen.findByText('0')).toBeInTheDocument();
    show({ open: false });
    expect(screen.getByText('0')).toBeInTheDocument();
  });

  it('lets guests read, and leads them to an account', async () => {
    atTheTable([aMessage('sitinur', 'hello')], aMe('guest-7', { kind: 'guest', email: null }));
    await screen.findByText('hello');
    expect(await screen.findByRole('link', { name: /sign up/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('tells whoever looks on that players read it after the game', async () => {
    atTheTable([], aMe('marit'), { watching: true });
    expect(await screen.findByPlaceholderText('Players read it after the game')).toBeVisible();
  });

  it('says so when it cannot be fetched', async () => {
    const { server } = atTheTable([]);
    server.refuse('GET', TALK, 404, 'not_found');
    expect(await within(screen.getByRole('log')).findByRole('alert')).toBeVisible();
    expect(lines()).not.toContain('rude');
  });
});
