import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { FinishedGame, FinishedGames } from '@/protocol';
import { aFinishedGame, aMe } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { GamesPage } from './GamesPage';

function page(results: FinishedGame[], more: Partial<FinishedGames> = {}): FinishedGames {
  return { next: null, previous: null, players: [], results, ...more };
}

let server: FakeServer;
/** What was asked for last. */
const asked = () =>
  new URL(server.calls.findLast(({ path }) => path.startsWith('/api/games'))?.path ?? '', 'http://x').searchParams;
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

beforeEach(() => {
  server = new FakeServer();
  server.me = aMe('marit');
  server.on('GET', /^\/api\/games$/, () => ({ body: page([aFinishedGame({ seat: null })]) }));
});

describe('finding games', () => {
  it('lists all of them at first, the winner first, each with its replay and its players', async () => {
    const game = aFinishedGame({
      seat: null,
      places: [2, 1, 3],
      contains: ['long_crank', 'comeback'],
      highest_crank: 9,
      rating: 1543,
    });
    server.on('GET', /^\/api\/games$/, () => ({ body: page([game]) }));
    await show(<GamesPage />, server);
    const row = within(await screen.findByRole('list', { name: 'Games found' })).getByRole('listitem');
    expect(row).toHaveTextContent(/3 players:.*Barrel, marit and Pip/);
    expect(row).toHaveTextContent(/crank of 9.*comeback.*1543 mean rating/);
    expect(within(row).getByRole('link', { name: /^Replay/ })).toHaveAttribute('href', '/games/g0');
    expect(within(row).getByRole('link', { name: 'Barrel' })).toHaveAttribute('href', '/players/u_Barrel');
    expect(asked().toString()).toBe('');
  });

  it('searches at once by what is chosen, and says in words what that is', async () => {
    await show(<GamesPage />, server);
    await screen.findByRole('list', { name: 'Games found' });
    await userEvent.click(filters().getByRole('radio', { name: 'Duel' }));
    await userEvent.click(filters().getByRole('button', { name: 'an idiot call' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Highest crank first');
    await waitFor(() => expect(asked().toString()).toBe('contains=idiot&ladder=duel&sort=crank'));
    expect(filters().queryByRole('group', { name: 'Seats' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 game on this page'));
    const said = within(screen.getByRole('list', { name: 'What is searched for' }));
    await userEvent.click(said.getByRole('button', { name: /^Duel/ }));
    await waitFor(() => expect(asked().get('ladder')).toBeNull());
    await userEvent.click(said.getByRole('link', { name: 'Clear all' }));
  });

  it('asks for players by name, together, and for the place of the first', async () => {
    await show(<GamesPage />, server);
    await userEvent.type(filters().getByRole('textbox', { name: 'Somebody’s name' }), ' okta {Enter}');
    await userEvent.click(filters().getByRole('button', { name: 'Me' }));
    await userEvent.selectOptions(filters().getByRole('combobox', { name: /Where the first/ }), '1st');
    await waitFor(() => expect(asked().toString()).toBe('player=me&name=okta&place=1'));
    await userEvent.click(filters().getByRole('button', { name: /^okta/ }));
    await waitFor(() => expect(asked().toString()).toBe('player=me&place=1'));
    await userEvent.click(filters().getByRole('button', { name: /^me: / }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'What is searched for' })).not.toBeInTheDocument());
    expect(filters().queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('takes days and ratings when they are typed', async () => {
    await show(<GamesPage />, server);
    const least = filters().getByRole('spinbutton', { name: 'At least' });
    await userEvent.type(least, '1500');
    expect(asked().get('rating_min')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(asked().get('rating_min')).toBe('1500'));
    const from = filters().getByLabelText('From');
    await userEvent.type(from, '2026-11-01');
    await userEvent.tab();
    await waitFor(() => expect(asked().get('from')).toBe('2026-11-01'));
    expect(screen.getByText('from 1 Nov 2026')).toBeVisible();
    await userEvent.clear(least);
    await userEvent.type(least, '1600{Enter}');
    await waitFor(() => expect(asked().get('rating_min')).toBe('1600'));
    expect(filters().getByRole('spinbutton', { name: 'At least' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /1600.*: take it away/ }));
    await waitFor(() => expect(least).toHaveValue(null));
  });

  it('turns pages by key, and offers all of it as a file', async () => {
    server.on('GET', /^\/api\/games$/, () => ({
      body: page([aFinishedGame()], { next: `${location.origin}/api/games?cursor=further` }),
    }));
    await show(<GamesPage />, server);
    await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
    await waitFor(() => expect(asked().get('cursor')).toBe('further'));
    expect(screen.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download these records' })).toHaveAttribute('href', '/api/games/records');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Games found' })).toHaveFocus());
  });

  it('says so where nothing fits, and where the server refuses', async () => {
    server.on('GET', /^\/api\/games$/, () => ({ body: page([]) }));
    await show(<GamesPage />, server);
    expect(await screen.findByText('No game is over yet. The first one will stand here.')).toBeVisible();
    server.refuse('GET', /^\/api\/games$/, 400, 'odd', 'It ends before it begins.');
    await userEvent.click(filters().getByRole('radio', { name: 'Short' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It ends before it begins.');
  });

  it('does not show other games than are asked for while there is no connection', async () => {
    await show(<GamesPage />, server);
    await screen.findByRole('list', { name: 'Games found' });
    act(() => onlineManager.setOnline(false));
    onTestFinished(() => onlineManager.setOnline(true));
    await userEvent.click(filters().getByRole('radio', { name: 'Short' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No connection/);
    expect(screen.queryByRole('list', { name: 'Games found' })).not.toBeInTheDocument();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('list', { name: 'Games found' })).toBeVisible();
  });

  it('says of what no game can be asked for that it is nothing, and lets it be taken away', async () => {
    await show(<GamesPage />, server, '?contains=foo&ladder=label&seats=many');
    const said = within(await screen.findByRole('list', { name: 'What is searched for' }));
    const chips = said.getAllByRole('button').map(({ textContent }) => textContent.trim());
    expect(chips).toEqual(['foo', 'label', 'many'].map((value) => `“${value}”, which is nothing here`));
    await userEvent.click(said.getByRole('button', { name: /^“foo”/ }));
    await waitFor(() => expect(asked().toString()).toBe('ladder=label&seats=many'));
  });

  it('has the filters in a sheet, for a phone', async () => {
    await show(<GamesPage />, server);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Unrated' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show the games' }));
    await waitFor(() => expect(asked().get('rated')).toBe('false'));
    expect(screen.getByRole('button', { name: '1 filter' })).toBeVisible();
  });
});
