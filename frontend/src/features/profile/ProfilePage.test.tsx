import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { PlayerRatings, Profile } from '@/protocol';
import { aFinishedGame, aMe, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { aMeeting, thePlayerStats } from '@/testing/figures';
import { makeQueryClient } from '@/transport';
import { ProfilePage } from './ProfilePage';

const MARIT: Profile = {
  public_id: 'u_marit',
  name: 'marit',
  kind: 'human',
  avatar: '',
  country: 'EE',
  bot: null,
  joined_at: NOW,
  stats_hidden: false,
  gone: false,
};
const TABLE = {
  rating: { value: 1641, uncertainty: 38, provisional: false },
  place: 61,
  games: 318,
  firsts: 99,
  best: 1660,
};

function serving(ratings: PlayerRatings, profile: Profile = MARIT): FakeServer {
  const server = new FakeServer();
  server.on('GET', /^\/api\/users\/u_\w+$/, () => ({ body: profile }));
  server.on('GET', /^\/api\/users\/u_\w+\/ratings$/, () => ({ body: ratings }));
  server.on('GET', /\/stats\/(table|duel)$/, () => ({ body: thePlayerStats() }));
  server.on('GET', /\/opponents$/, () => ({ body: { results: [aMeeting('sitinur'), aMeeting('okta')] } }));
  server.on('GET', /\/against\/u_sitinur$/, () => ({ body: aMeeting('sitinur') }));
  return server;
}

async function look(server: FakeServer, address = '/players/u_marit') {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['home', 'people', 'profile', 'stats']);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="players/:publicId" element={<ProfilePage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Address(): ReactElement {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

const asked = (server: FakeServer, path: string) => server.calls.some((call) => call.path === path);
const panel = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};

describe('a profile', () => {
  it('shows who somebody is and how their rating went, in a line and in numbers', async () => {
    await look(serving({ table: TABLE, duel: null }));
    expect(await screen.findByRole('heading', { name: 'marit' })).toBeVisible();
    expect(screen.getByText(/Estonia/)).toHaveTextContent('Estonia. Here since November 2026. 318 rated games.');
    const rating = await panel('Rating, Table');
    expect(rating.getByRole('img', { name: /Table rating from 27 Nov 2026 .* from 1600 to 1641; highest 1660/ }));
    await userEvent.click(rating.getByText('As a table'));
    const [, newest, , oldest] = rating.getAllByRole('row');
    expect(newest).toHaveTextContent('29 Nov 20261641± 40');
    expect(oldest).toHaveTextContent('27 Nov 20261600');
    expect(rating.getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/api/users/u_marit/stats/table/rating.csv',
    );
  });

  it('shows each figure with what it comes from, and between what the truth lies', async () => {
    await look(serving({ table: TABLE, duel: null }));
    const short = await panel('In short');
    expect(short.getByText('Place on the leaderboard').closest('div')).toHaveTextContent('61');
    expect(short.getByText('Rounds won').closest('div')).toHaveTextContent('336 rounds · 18% to 38%28%');
    expect(short.getByText('Against opponents').closest('div')).toHaveTextContent('−4.6 to −4.4−4.5');
    expect(short.getByText('Won in a row').closest('div')).toHaveTextContent('longest: 42');
    const places = await panel('Places');
    expect(places.getByRole('img', { name: '10 games: 1st 50%, 2nd 30%, 3rd 20%' })).toBeVisible();
    expect(places.queryByText('5 players')).toBeNull();
    const points = await panel('Points by hand size');
    expect(points.getByRole('img', { name: /8 cards: 80, 7 cards: 70/ })).toBeVisible();
    const caught = await panel('Caught with');
    const [, eight] = within(caught.getAllByRole('table')[0]!).getAllByRole('row');
    // Of the last rank twelve cards in 42 rounds: 29 in a hundred.
    expect(eight).toHaveTextContent(/^802.*29$/);
    expect((await panel('Cranks')).getByText('Dearest one paid').closest('div')).toHaveTextContent('13+');
    expect((await panel('3s kept')).getByText('Points saved, each').closest('div')).toHaveTextContent('28.0');
  });

  it('keeps ladder, length and time in the address, and asks the server for them', async () => {
    const server = serving({ table: TABLE, duel: TABLE });
    await look(server, '/players/u_marit?length=full&from=2026-01-01&to=2026-02-01');
    await panel('In short');
    const days = '?length=full&from=2026-01-01&to=2026-02-01';
    expect(asked(server, `/api/users/u_marit/stats/table${days}`)).toBe(true);
    expect(screen.getByLabelText('From')).toHaveValue('2026-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Duel' }));
    expect(screen.getByTestId('search')).toHaveTextContent('ladder=duel');
    await userEvent.selectOptions(screen.getByLabelText('Time'), 'All time');
    expect(screen.getByTestId('search')).toHaveTextContent(/^\?length=full&ladder=duel$/);
    await userEvent.selectOptions(screen.getByLabelText('Length'), 'Short games');
    await vi.waitFor(() => expect(asked(server, '/api/users/u_marit/stats/duel?length=short')).toBe(true));
    const places = await panel('Places');
    expect(places.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', expect.stringMatching(/\?length=short$/));
  });

  it('says of few games that they are few', async () => {
    const server = serving({ table: TABLE, duel: null });
    const { points, ...rest } = thePlayerStats();
    const own = { ...points.own, games: 3, low: null, high: null, small: true };
    server.on('GET', /\/stats\/table$/, () => ({ body: { ...rest, games: 3, points: { ...points, own } } }));
    await look(server);
    const short = await panel('In short');
    expect(short.getByText('Points a round').closest('div')).toHaveTextContent('336 rounds · small sample31.3');
    expect((await panel('Points by hand size')).getByText('small sample')).toBeVisible();
  });

  it('says that nothing was rated in a time, and leaves the choice of another', async () => {
    const server = serving({ table: TABLE, duel: null });
    server.on('GET', /\/stats\/table$/, () => ({ body: thePlayerStats({ games: 0, rating: [] }) }));
    await look(server, '/players/u_marit?period=month');
    expect(await screen.findByText('No rated games in this time.')).toBeVisible();
    expect(screen.getByLabelText('Time')).toHaveValue('month');
  });

  it('tells the head-to-head with those met most, and with anybody by name', async () => {
    const server = serving({ table: TABLE, duel: null });
    server.on('GET', /^\/api\/games$/, () => ({
      body: {
        next: null,
        previous: null,
        players: [{ public_id: 'u_sitinur', name: 'Sitinur', avatar: '' }],
        results: [],
      },
    }));
    await look(server);
    const against = await panel('Against');
    expect(await against.findByRole('link', { name: 'sitinur' })).toHaveAttribute('href', '/players/u_sitinur');
    expect(against.getByRole('link', { name: /with okta: ahead 24, level 1, behind 19, of 44 games/ })).toBeVisible();
    await userEvent.type(against.getByLabelText('With anybody, by name'), 'SITINUR');
    await userEvent.click(against.getByRole('button', { name: 'Look' }));
    expect(await against.findByText('Share ahead')).toBeVisible();
    expect(screen.getByTestId('search')).toHaveTextContent('?against=u_sitinur');
    expect(against.getByRole('link', { name: 'Games together' })).toHaveAttribute(
      'href',
      '/games?player=u_marit&player=u_sitinur',
    );
  });

  it('says so when nobody has the name that was asked for', async () => {
    const server = serving({ table: TABLE, duel: null });
    server.refuse('GET', /^\/api\/games$/, 400, 'unknown_player', 'There is no such player.');
    await look(server);
    const against = await panel('Against');
    await userEvent.type(against.getByLabelText('With anybody, by name'), 'nobody');
    await userEvent.click(against.getByRole('button', { name: 'Look' }));
    expect(await against.findByText('Nobody has this name.')).toBeVisible();
  });

  it('keeps to rated results where somebody hides their figures', async () => {
    const server = serving({ table: TABLE, duel: null }, { ...MARIT, stats_hidden: true });
    const rating = { value: 1641, uncertainty: 40, provisional: false };
    server.on('GET', /\/ratings\/table$/, () => ({
      body: {
        next: 'http://x/api/users/u_marit/ratings/table?cursor=b',
        previous: null,
        results: [{ game_id: 'g1', at: NOW, rating, change: 7, place: 1, seats: 4 }],
      },
    }));
    await look(server);
    expect(await screen.findByText(/marit keeps their figures to themselves/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /Table rating/ })).toBeVisible();
    server.refuse('GET', /\/ratings\/table$/, 400, 'odd', 'Not today.');
    await userEvent.click(screen.getByRole('button', { name: 'Earlier games' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect((await panel('In short')).getByText('Games won').closest('div')).toHaveTextContent('99');
    expect(screen.queryByRole('heading', { name: 'Against' })).toBeNull();
    expect(server.calls.some(({ path }) => path.includes('/stats/'))).toBe(false);
  });

  it('keeps to them also when they have been hidden just now', async () => {
    const server = serving({ table: TABLE, duel: null });
    server.refuse('GET', /\/stats\/table$/, 403, 'stats_hidden', 'This player keeps their stats to themselves.');
    server.on('GET', /\/ratings\/table$/, () => ({ body: { next: null, previous: null, results: [] } }));
    await look(server);
    expect(await screen.findByText(/marit keeps their figures to themselves/)).toBeVisible();
  });

  it('shows them to whom they belong, and says who else sees them', async () => {
    const server = serving({ table: TABLE, duel: null }, { ...MARIT, stats_hidden: true });
    server.me = aMe('marit', { stats_hidden: true });
    await look(server);
    expect(await screen.findByText(/Only you see these figures/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(await screen.findByRole('heading', { name: 'Against' })).toBeVisible();
  });

  it('lists the last games with what they did to the rating, and leads to all', async () => {
    const server = serving({ table: TABLE, duel: null });
    const shown = { value: 1618, uncertainty: 40, provisional: false };
    const ratings = [{ seat: 0, place: 1, before: shown, after: { ...shown, value: 1641 } }];
    server.games = [aFinishedGame({ rated: true, ladder: 'table', ratings })];
    await look(server);
    const games = await panel('Last games');
    expect((await games.findByText(/\+23/)).closest('li')).toHaveTextContent(/1st.*110.*\+23/);
    expect(games.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games?player=u_marit');
  });

  it('says what is not there yet, and to oneself what to do about it', async () => {
    const server = serving({ table: null, duel: null });
    server.me = aMe('marit');
    await look(server);
    expect(await screen.findByRole('heading', { name: 'No rated games yet' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Play' })).toHaveAttribute('href', '/');
    expect(await screen.findByText('No games yet')).toBeVisible();
    expect(server.calls.some(({ path }) => path.includes('/stats/'))).toBe(false);
  });

  it('draws no line of a house bot, whose rating stays', async () => {
    const server = serving({ table: TABLE, duel: TABLE }, { ...MARIT, name: 'Barrel', kind: 'bot', bot: 'careful' });
    server.on('GET', /\/stats\/table$/, () => ({ body: thePlayerStats({ rating: [], streaks: null }) }));
    await look(server);
    expect(await screen.findByText(/stays as it was measured/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Cranks' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /rating/ })).toBeNull();
    expect(screen.queryByText('Won in a row')).toBeNull();
  });

  it('says so when there is nobody of that name', async () => {
    const server = serving({ table: null, duel: null });
    server.refuse('GET', /^\/api\/users\/u_nobody$/, 404, 'not_found', 'There is no such player.');
    await look(server, '/players/u_nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such player' })).toBeVisible();
  });

  it('says of a former player that the account is gone, and no more', async () => {
    const server = serving({ table: TABLE, duel: TABLE }, { ...MARIT, name: 'former player', country: '', gone: true });
    server.me = aMe('okta');
    await look(server);
    expect(await screen.findByRole('heading', { level: 1, name: 'former player' })).toBeVisible();
    expect(screen.getByText('This account is gone; the games it played stay.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/1641/)).toBeNull();
    const about = server.calls.filter(({ path }) => path !== '/api/me').map(({ path }) => path);
    expect(about).toEqual(['/api/users/u_marit']);
  });

  it('says that a page could not be had, and tries again', async () => {
    const server = serving({ table: TABLE, duel: null });
    server.refuse('GET', /\/ratings$/, 429, 'throttled', 'Too often.');
    await look(server);
    expect(await screen.findByRole('alert')).toBeVisible();
    server.on('GET', /\/ratings$/, () => ({ body: { table: TABLE, duel: null } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'marit' })).toBeVisible();
  });
});
