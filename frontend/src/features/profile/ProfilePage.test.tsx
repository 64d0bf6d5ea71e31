import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { PlayerRatings, Profile, RatingPoint } from '@/protocol';
import { aFinishedGame, aMe, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
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
};
const TABLE = {
  rating: { value: 1641, uncertainty: 38, provisional: false },
  place: 61,
  games: 318,
  firsts: 99,
  best: 1660,
};

function point(value: number, change: number, at: number): RatingPoint {
  const rating = { value, uncertainty: 40, provisional: false };
  return { game_id: `g${value}`, at, rating, change, place: 1, seats: 4 };
}

function serving(ratings: PlayerRatings, profile: Profile = MARIT): FakeServer {
  const server = new FakeServer();
  const page = (results: unknown[]) => ({ body: { next: null, previous: null, results } });
  server.on('GET', /^\/api\/users\/u_\w+$/, () => ({ body: profile }));
  server.on('GET', /^\/api\/users\/u_\w+\/ratings$/, () => ({ body: ratings }));
  server.on('GET', /\/ratings\/table$/, () => page([point(1641, 23, NOW), point(1618, -14, NOW - 86_400_000)]));
  server.on('GET', /\/ratings\/duel$/, () => page([point(1500, 7, NOW)]));
  return server;
}

async function look(server: FakeServer, publicId = 'u_marit') {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['home', 'profile']);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[`/players/${publicId}`]}>
        <Routes>
          <Route path="players/:publicId" element={<ProfilePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a profile', () => {
  it('shows who somebody is and how their rating went, in a line and in numbers', async () => {
    await look(serving({ table: TABLE, duel: null }));
    expect(await screen.findByRole('heading', { name: 'marit' })).toBeVisible();
    expect(screen.getByText(/Estonia/)).toHaveTextContent('Estonia. Here since November 2026. 318 rated games.');
    const line = await screen.findByRole('img', { name: /Table rating over the last 2 games, from 1618 to 1641/ });
    expect(line).toBeVisible();
    await userEvent.click(screen.getByText('As a table'));
    const [, newest, oldest] = within(screen.getByRole('table')).getAllByRole('row');
    expect(newest).toHaveTextContent(/1 of 4.*\+23.*1641 ± 40/);
    expect(oldest).toHaveTextContent(/−14.*1618/);
    expect(screen.getByText('Place on the leaderboard').parentElement).toHaveTextContent('61');
  });

  it('turns to the other ladder', async () => {
    await look(serving({ table: TABLE, duel: { ...TABLE, place: null, best: null } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Duel' }));
    expect(await screen.findByRole('img', { name: /Duel rating/ })).toBeVisible();
  });

  it('lists last games with what they did to the rating', async () => {
    const server = serving({ table: TABLE, duel: null });
    const shown = { value: 1618, uncertainty: 40, provisional: false };
    const ratings = [{ seat: 0, place: 1, before: shown, after: { ...shown, value: 1641 } }];
    server.games = [aFinishedGame({ rated: true, ladder: 'table', ratings })];
    await look(server);
    const replay = await screen.findByRole('link', { name: /^Replay of the game/ });
    expect(replay.closest('li')).toHaveTextContent(/1st.*110.*\+23\s*rating points/);
  });

  it('says what is not there yet, and to oneself what to do about it', async () => {
    const server = serving({ table: null, duel: null });
    server.me = aMe('marit');
    await look(server);
    expect(await screen.findByRole('heading', { name: 'No rated games yet' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Play' })).toHaveAttribute('href', '/');
    expect(await screen.findByText('No games yet')).toBeVisible();
  });

  it('asks for no line of a house bot, whose rating stays', async () => {
    const server = serving({ table: TABLE, duel: TABLE }, { ...MARIT, name: 'Barrel', kind: 'bot', bot: 'careful' });
    await look(server);
    expect(await screen.findByText(/stays as it was measured/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /rating/ })).toBeNull();
    expect(server.calls.some(({ path }) => path.endsWith('/ratings/table'))).toBe(false);
  });

  it('says so when there is nobody of that name', async () => {
    const server = serving({ table: null, duel: null });
    server.refuse('GET', /^\/api\/users\/u_nobody$/, 404, 'not_found', 'There is no such player.');
    await look(server, 'u_nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such player' })).toBeVisible();
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
