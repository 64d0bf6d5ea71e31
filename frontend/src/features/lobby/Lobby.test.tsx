import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Table } from '@/protocol';
import { aBot, aMe, aPlayer, aReadyStep, aSeat, aTable, NOW } from '@/testing/builders';
import { FakeServer, refusal } from '@/testing/FakeServer';
import { FakeSocket } from '@/testing/FakeSocket';
import { show } from '@/testing/render';
import { TableConnection } from '@/transport';
import { Lobby } from './Lobby';
import { keptPromise } from './promises';
import { hashOf } from './seed';

async function lobbyOf(table: Table) {
  const server = new FakeServer();
  server.me = aMe('marit');
  server.table = table;
  const connection = new TableConnection({
    tableId: table.table_id,
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => Date.now(),
    random: () => 0,
    newActionId: () => 'a1',
  });
  connection.takeTable(table);
  const shown = await show(<Lobby connection={connection} />, server);
  FakeSocket.last.accept();
  server.sockets.add((message) => FakeSocket.last.say(message));
  return { ...shown, user: userEvent.setup(), connection };
}

const sent = (server: FakeServer, path: RegExp) =>
  server.calls.filter((call) => call.method !== 'GET' && path.test(call.path));

/** Keeps back what the server answers to changes, until the function returned is called. */
function heldBack(server: FakeServer): () => void {
  let answer = (): void => undefined;
  const until = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input.method !== 'GET') await until;
    return server.fetch(input, init);
  });
  return answer;
}

describe('the lobby, to its host', () => {
  it('fills a free seat with a bot', async () => {
    const { user, server } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: 'Add a bot' }));
    await user.click(await screen.findByRole('button', { name: /Pip/ }));
    expect(await screen.findByRole('article', { name: 'Pip' })).toBeVisible();
    expect(sent(server, /bots/)[0]?.body).toEqual({ bot: 'random', seat: 2 });
  });

  it('takes a bot away', async () => {
    const { user, server } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: 'Take Barrel away' }));
    expect(await screen.findAllByText(/Seat . is free/)).toHaveLength(2);
    expect(sent(server, /bots\/1$/)[0]?.method).toBe('DELETE');
  });

  it('sets an option, and its sentence changes', async () => {
    const { user, server } = await lobbyOf(aTable());
    expect(screen.getByText('A nine must fit like any other card.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Nines are wild/ }));
    expect(await screen.findByText('A nine goes on anything.')).toBeVisible();
    expect(sent(server, /tables/)[0]?.body).toMatchObject({ options: { wild_nines: true, length: 'short' } });
  });

  it('throws two levers pressed one right after the other', async () => {
    const { user, server } = await lobbyOf(aTable());
    const answer = heldBack(server);
    await user.click(screen.getByRole('switch', { name: /Nines are wild/ }));
    await user.click(screen.getByRole('switch', { name: /Drawing is free/ }));
    answer();
    expect(await screen.findByText('You may draw though you could play.')).toBeVisible();
    expect(screen.getByText('A nine goes on anything.')).toBeVisible();
    expect(server.table?.options).toMatchObject({ wild_nines: true, free_draw: true });
  });

  it('cannot start alone, and says why', async () => {
    const { user, server } = await lobbyOf(aTable({ seats: [aSeat(0, aPlayer('marit')), aSeat(1, null)] }));
    const start = screen.getByRole('button', { name: 'Start the game' });
    expect(start).toHaveAccessibleDescription('Two are needed to start.');
    await user.click(start);
    expect(sent(server, /start/)).toEqual([]);
  });

  it('goes through the ready step by itself when only bots play', async () => {
    const { user, server, connection } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(connection.getSnapshot().table?.state).toBe('playing'));
    const [ready] = sent(server, /ready$/);
    const [reveal] = sent(server, /reveal$/);
    const promise = keptPromise('g1');
    expect(promise?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(ready?.body).toEqual({ game_id: 'g1', client_hash: hashOf(promise?.seed ?? '') });
    expect(reveal?.body).toEqual({ game_id: 'g1', client_seed: promise?.seed });
    expect(promise).toMatchObject({
      seats: ['u_marit', 'u_Barrel'],
      client_hashes: [hashOf(promise?.seed ?? ''), 'e3b0'],
    });
  });

  it('lets one say ready oneself where saying it at once did not work', async () => {
    const { user, server } = await lobbyOf(aTable());
    server.refuse('POST', /ready$/, 409, 'odd', 'Not so quickly.');
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByText('Not so quickly.')).toBeVisible();
    expect(screen.getByRole('button', { name: /ready/i })).not.toHaveAttribute('aria-busy');
  });

  it('shows the server’s sentence when it is refused', async () => {
    const { user, server } = await lobbyOf(aTable());
    server.refuse('POST', /start/, 409, 'not_enough_players', 'Somebody has just left.');
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByText('Somebody has just left.')).toBeVisible();
  });

  it('keeps a seat for somebody by name, and gives it free again', async () => {
    const { user, server } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: 'Keep it for somebody' }));
    await user.type(screen.getByRole('textbox', { name: 'Their name here' }), ' okta ');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('Kept for okta')).toBeVisible();
    expect(sent(server, /seats\/2\/reservation/)[0]).toMatchObject({ method: 'PUT', body: { name: 'okta' } });
    await user.click(screen.getByRole('button', { name: 'Give it free' }));
    expect(await screen.findByText('Seat 3 is free')).toBeVisible();
  });

  it('says when nobody has that name', async () => {
    const { user, server } = await lobbyOf(aTable());
    server.refuse('PUT', /reservation/, 400, 'unknown_player', 'There is nobody of this name.');
    await user.click(screen.getByRole('button', { name: 'Keep it for somebody' }));
    await user.type(screen.getByRole('textbox'), 'nobody{Enter}');
    expect(await screen.findByText('Nobody has this name.')).toBeVisible();
  });

  it('asks before it sends somebody away', async () => {
    const seats = [aSeat(0, aPlayer('marit')), aSeat(1, aPlayer('okta')), aSeat(2, null)];
    const { user, server } = await lobbyOf(aTable({ seats }));
    await user.click(screen.getByRole('button', { name: 'Send okta away' }));
    await user.click(screen.getByRole('button', { name: 'Let them stay' }));
    expect(sent(server, /send-away/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send okta away' }));
    await user.click(screen.getByRole('button', { name: 'Send away' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'okta' })).not.toBeInTheDocument());
    expect(sent(server, /send-away/)[0]?.body).toEqual({ player: 'u_okta' });
  });

  it('shows the code large, and as a file', async () => {
    const { user } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: /Show the code large/ }));
    const save = await screen.findByRole('link', { name: 'Save the code' });
    expect(save).toHaveAttribute('download', 'craits-brass-notch-7kq2.svg');
    expect(save.getAttribute('href')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('offers the bots by level, with their rating at tables of this size', async () => {
    const { user } = await lobbyOf(aTable());
    await user.click(screen.getByRole('button', { name: 'Add a bot' }));
    const barrel = await screen.findByRole('button', { name: /^Barrel.*1280/ });
    expect(barrel).toBeVisible();
    expect(screen.getByRole('button', { name: /Pip/ })).not.toHaveTextContent(/\d/);
  });

  it('counts who wants another game, and says for whom it waits', async () => {
    const seats = [
      aSeat(0, aPlayer('marit')),
      aSeat(1, aPlayer('okta')),
      aSeat(2, aPlayer('sitinur'), { here: false }),
      aSeat(3, aBot('Barrel')),
    ];
    await lobbyOf(aTable({ seats, previous_game_id: 'g0' }));
    const waiting = screen.getByRole('region', { name: 'Another game' });
    expect(waiting).toHaveTextContent('2of 3 want another.sitinur has not come back yet.');
  });

  it('says that nothing here is rated, and who looks on', async () => {
    await lobbyOf(aTable({ watching: { count: 3, people: [] } }));
    expect(screen.getByText('Games at a friends’ table are never rated.')).toBeVisible();
    expect(screen.getByText('3 look on')).toBeInTheDocument();
  });

  it('says why nobody has left, and lets one try again', async () => {
    const { user, server } = await lobbyOf(aTable());
    let up = false;
    server.on('POST', /leave$/, () =>
      up ? { body: server.table } : { status: 503, body: refusal('busy', 'The server is too busy.') },
    );
    const leave = screen.getByRole('button', { name: 'Leave' });
    await user.click(leave);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is too busy.');
    expect(sent(server, /leave$/)).toHaveLength(1);
    up = true;
    await user.click(leave);
    await waitFor(() => expect(sent(server, /leave$/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('the lobby, to a guest of the table', () => {
  const others = [aSeat(0, aPlayer('sitinur')), aSeat(1, aBot('Barrel')), aSeat(2, null)];

  it('offers one button to sit down', async () => {
    const { user, server } = await lobbyOf(aTable({ you: null, seats: others }));
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(await screen.findByText('sitinur starts the game.')).toBeVisible();
    expect(sent(server, /join/)).toHaveLength(1);
  });

  it('keeps the seat that is kept for them', async () => {
    const kept = { public_id: 'u_marit', name: 'marit', avatar: '' };
    const seats = [aSeat(0, aPlayer('sitinur')), aSeat(1, null, { reserved_for: kept })];
    const { user, server } = await lobbyOf(aTable({ you: null, seats }));
    expect(await screen.findByText('This seat is kept for you')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sit here' }));
    await waitFor(() => expect(sent(server, /join/)[0]?.body).toEqual({ seat: 1 }));
  });

  it('offers no seat that is kept for somebody else', async () => {
    const kept = { public_id: 'u_okta', name: 'okta', avatar: '' };
    const seats = [aSeat(0, aPlayer('sitinur')), aSeat(1, null, { reserved_for: kept })];
    await lobbyOf(aTable({ you: null, seats }));
    expect(await screen.findByText('Kept for okta')).toBeVisible();
    expect(screen.getByText(/kept for others/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sit/ })).not.toBeInTheDocument();
  });

  it('says kindly that the host has sent them away', async () => {
    const { server } = await lobbyOf(aTable({ host: 0, you: 1, seats: [others[0]!, aSeat(1, aPlayer('marit'))] }));
    act(() => void server.change({ you: null, kept_out: true, seats: [others[0]!, aSeat(1, null)] }));
    expect(await screen.findByText(/You may look on, but not sit down here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sit/ })).not.toBeInTheDocument();
  });

  it('shows the terms but lets nobody else change them', async () => {
    await lobbyOf(aTable({ you: null, seats: others }));
    expect(screen.getByRole('switch', { name: /Nines are wild/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add a bot' })).not.toBeInTheDocument();
  });
});

describe('a name in the lobby', () => {
  it('opens what one may do about somebody, and is only a name where it is one’s own', async () => {
    const seats = [aSeat(0, aPlayer('marit')), aSeat(1, aPlayer('okta')), aSeat(2, null)];
    const { user, server } = await lobbyOf(aTable({ seats }));
    server.on('GET', /^\/api\/users\/u_okta\/ties$/, () => ({
      body: { following: false, muted: false, blocked: false },
    }));
    expect(screen.queryByRole('button', { name: 'marit' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'okta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'okta' }));
    expect(dialog.getByRole('link', { name: 'See their profile' })).toHaveAttribute('href', '/players/u_okta');
    expect(await dialog.findByRole('button', { name: 'Mute' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the ready step with people', () => {
  const seats = [aSeat(0, aPlayer('marit')), aSeat(1, aPlayer('sitinur'), { ready: true })];
  const asked = aTable({
    state: 'ready',
    seats,
    start: aReadyStep({ client_hashes: [null, 'b'], deadline_at: NOW + 12_000 }),
  });

  it('waits for a press, with a word of one’s own in front of the seed', async () => {
    const { user, server } = await lobbyOf(asked);
    expect(screen.getByText('They wait for you.')).toBeVisible();
    expect(sent(server, /ready/)).toEqual([]);
    await user.click(screen.getByText('Use a word of my own'));
    await user.type(screen.getByRole('textbox'), 'lucky');
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    await waitFor(() => expect(sent(server, /reveal/)).toHaveLength(1));
    expect(keptPromise('g1')?.seed).toMatch(/^lucky[0-9a-f]{32}$/);
  });

  it('says it once more where the server was away for a moment', async () => {
    const { user, server } = await lobbyOf(asked);
    server.refuse('POST', /ready$/, 503, 'unavailable');
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    await waitFor(() => expect(sent(server, /ready$/)).toHaveLength(2), { timeout: 10_000 });
    const [first, second] = sent(server, /ready$/);
    expect(second?.body).toEqual(first?.body);
  });

  it('says what went wrong over this step alone', async () => {
    const { user, server } = await lobbyOf(asked);
    server.refuse('POST', /ready$/, 409, 'wrong_table_state', 'The step was over.');
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    expect(await screen.findByText('The step was over.')).toBeVisible();
    act(() => void server.change({ start: aReadyStep({ game_id: 'g2', client_hashes: [null, 'b'] }) }));
    await waitFor(() => expect(screen.queryByText('The step was over.')).not.toBeInTheDocument());
  });

  it('gives no seed away while a hash is missing', async () => {
    const start = aReadyStep({ client_hashes: [null, null] });
    const { user, server } = await lobbyOf({ ...asked, start });
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    expect(await screen.findByText(/You are ready/)).toBeVisible();
    expect(sent(server, /reveal/)).toEqual([]);
  });

  it('says where the seed is when ready was said in another browser', async () => {
    const start = aReadyStep({ game_id: 'g9', client_hashes: ['theirs', 'b'], stage: 'seeds' });
    const { server } = await lobbyOf({ ...asked, start });
    expect(await screen.findByText(/You said ready in another browser\. Keep it open/)).toBeVisible();
    expect(sent(server, /reveal/)).toEqual([]);
  });

  it('gives no seed away whose hash is not the one it sent', async () => {
    const { user, server } = await lobbyOf({ ...asked, start: aReadyStep({ client_hashes: [null, null] }) });
    await user.click(screen.getByRole('button', { name: /^Ready/ }));
    await waitFor(() => expect(sent(server, /ready/)).toHaveLength(1));
    act(() => void server.change({ start: aReadyStep({ stage: 'seeds', client_hashes: ['forged', 'b'] }) }));
    await screen.findByText('All are ready');
    expect(await screen.findByText(/shows another promise than your browser gave/)).toBeVisible();
    expect(sent(server, /reveal/)).toEqual([]);
    act(() => void server.change({ start: aReadyStep({ game_id: 'g2', client_hashes: [null, null] }) }));
    await waitFor(() => expect(screen.queryByText(/shows another promise/)).not.toBeInTheDocument());
  });

  it('tells who was not ready when it comes to nothing', async () => {
    const { server } = await lobbyOf(asked);
    act(() => void server.change({ state: 'seats', start: null, seats: [seats[0]!, aSeat(1, null)] }));
    const notices = await screen.findByText(/sitinur was not ready in time/);
    expect(within(notices).getByText(/lost the seat/)).toBeVisible();
  });
});
