import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aFinishedGame, aLiveGame, aMe, aPlayer, aTable } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { HomePage } from './HomePage';
import { dayOf } from './days';
import { OpenTablesPage } from './TableList';

describe('home', () => {
  it('has somebody new at a table with bots after one press', async () => {
    const { server, where } = await show(<HomePage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
    await waitFor(() => expect(where()).toBe('/table/brass-notch-7kq2'));
    expect(server.me?.kind).toBe('guest');
    expect(server.table).toMatchObject({ state: 'ready', visibility: 'private', pace: 'normal' });
    expect(server.table?.seats.map(({ player }) => player?.name)).toEqual(['guest-7', 'Barrel', 'Pip', 'Barrel']);
  });

  it('plays what was chosen', async () => {
    const { server, where } = await show(<HomePage />);
    await userEvent.click(await screen.findByRole('radio', { name: /Duel/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Full/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
    await waitFor(() => expect(where()).toMatch(/table/));
    expect(server.table?.seats).toHaveLength(2);
    expect(server.table?.options.length).toBe('full');
  });

  it('has an account look for a ranked game of the kind chosen, remembered for the next time', async () => {
    const server = new FakeServer();
    server.me = aMe('marit');
    server.on('GET', /^\/api\/queue$/, () => ({ body: { entry: null, paused_until: null, kinds: [] } }));
    server.on('PUT', /^\/api\/queue$/, () => ({ body: { entry: null, paused_until: null, kinds: [] } }));
    const { where } = await show(<HomePage />, server);
    await userEvent.click(await screen.findByRole('radio', { name: /three to five/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Full/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Play.*Table, full, rated/ }));
    await waitFor(() => expect(where()).toBe('/queue'));
    const wish = { kinds: [{ ladder: 'table', length: 'full' }], bots_after_s: 20 };
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual(wish);
    expect(JSON.parse(localStorage.getItem('craits.wish') ?? '')).toEqual(wish);
  });

  it('leads back to the search that goes on', async () => {
    const server = new FakeServer();
    server.me = aMe('marit');
    const entry = { since: Date.now() - 65_000, table_id: null };
    server.on('GET', /^\/api\/queue$/, () => ({ body: { entry, paused_until: null, kinds: [] } }));
    await show(<HomePage />, server);
    expect(await screen.findByRole('link', { name: /Looking for a game/ })).toHaveAttribute('href', '/queue');
  });

  it('leads back to the table one sits at', async () => {
    const server = new FakeServer();
    server.me = aMe('marit', { current: { table_id: 't9', game_id: null } });
    const { where } = await show(<HomePage />, server);
    await userEvent.click(await screen.findByRole('link', { name: /Go on/ }));
    expect(where()).toBe('/table/t9');
  });

  it('opens a table for friends', async () => {
    const { server, where } = await show(<HomePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open a table for friends' }));
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('radio', { name: /Public/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(where()).toMatch(/table/));
    expect(server.table).toMatchObject({ visibility: 'public', state: 'seats' });
    expect(server.table?.seats).toHaveLength(3);
  });

  it('begins with two seats where a duel is chosen', async () => {
    await show(<HomePage />);
    await userEvent.click(await screen.findByRole('radio', { name: /Duel/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open a table for friends' }));
    expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  });

  it('opens a table for everybody from the list of open ones', async () => {
    const { server, where } = await show(<OpenTablesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open a table' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(where()).toMatch(/table/));
    expect(server.table).toMatchObject({ visibility: 'public', state: 'seats' });
  });

  it('says why it could not start', async () => {
    const server = new FakeServer();
    server.refuse('POST', /tables$/, 409, 'already_seated', 'You sit at another table.');
    await show(<HomePage />, server);
    await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
    expect(await screen.findByText('You sit at another table.')).toBeVisible();
  });

  it('lists open tables, with what is unusual about them', async () => {
    const server = new FakeServer();
    const options = { ...aTable().options, matching: 'rank', free_draw: true };
    const seats = [aPlayer('okta'), null, null];
    server.openTables = [{ table_id: 't2', pace: 'fast', options, seats, free: 1, opened_at: 0 }];
    await show(<OpenTablesPage />, server);
    const row = await screen.findByRole('link', { name: /okta.*1 free seat/ });
    expect(row).toHaveAttribute('href', '/table/t2');
    expect(row).toHaveTextContent('Short, fast; colour doesn’t match and drawing is free');
  });

  it('says so when the list of open tables cannot go on', async () => {
    const server = new FakeServer();
    const { options } = aTable();
    const table = { table_id: 't2', pace: 'fast', options, seats: [aPlayer('okta'), null], free: 1, opened_at: 0 };
    const page = { next: 'http://x/api/tables?cursor=b', previous: null, results: [table] };
    server.on('GET', /tables$/, () => ({ body: page }));
    await show(<OpenTablesPage />, server);
    const more = await screen.findByRole('button', { name: 'Show more' });
    server.refuse('GET', /tables$/, 400, 'odd', 'Not today.');
    await userEvent.click(more);
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(screen.getByRole('link', { name: /okta/ })).toBeVisible();
  });

  it('lists games worth watching and last games, and leads to open tables', async () => {
    const server = new FakeServer();
    server.me = aMe('marit');
    server.live = [aLiveGame()];
    server.openTables = [{}];
    server.games = [aFinishedGame({ places: [3, 1, 2] }), aFinishedGame({ game_id: 'g9', places: null, totals: null })];
    await show(<HomePage />, server);
    const live = await screen.findByRole('link', { name: /okta, sitinur, Halvard and ines_m/ });
    expect(live).toHaveAttribute('href', '/table/brass-notch-7kq2');
    expect(await screen.findByRole('link', { name: '1 open table' })).toHaveAttribute('href', '/tables');
    const [third, aborted] = (await screen.findAllByRole('link', { name: /^Replay/ })).map((link) => ({
      href: link.getAttribute('href'),
      row: link.closest('li'),
    }));
    expect(third?.row).toHaveTextContent(/3rd.*Barrel and Pip/);
    expect(third?.href).toBe('/games/g0');
    expect(aborted?.row).toHaveTextContent('–');
    expect(screen.getAllByRole('link', { name: 'Pip' })[0]).toHaveAttribute('href', '/players/u_Pip');
  });

  it('says so where nothing is yet, and where a list could not be had', async () => {
    const server = new FakeServer();
    server.refuse('GET', /live.featured$/, 400, 'odd', 'Not today.');
    await show(<HomePage />, server);
    expect(await screen.findByText('No games yet')).toBeVisible();
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('lists', () => {
  it('say today, yesterday, then the date', () => {
    const now = new Date(2026, 10, 29, 9).getTime();
    expect(dayOf(new Date(2026, 10, 29, 1).getTime(), now, 'en')).toBe('today');
    expect(dayOf(new Date(2026, 10, 28, 23).getTime(), now, 'en')).toBe('yesterday');
    expect(dayOf(new Date(2026, 10, 20, 12).getTime(), now, 'en')).toBe('Nov 20, 2026');
  });
});
