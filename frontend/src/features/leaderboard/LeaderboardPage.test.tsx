import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Leaderboard, Standing } from '@/protocol';
import { aBot, aMe, aPlayer } from '@/testing/builders';
import { FakeServer, refusal } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { LeaderboardPage } from './LeaderboardPage';
import { placeOf } from './queries';

function standing(name: string, place: number | null, more: Partial<Standing> = {}): Standing {
  const rating = { value: 2000 - (place ?? 99) * 10, uncertainty: 40, provisional: place === null };
  return { place, player: aPlayer(name, { rating }), games: 200, firsts: 62, trend: [], ...more };
}

function list(more: Partial<Leaderboard> = {}): Leaderboard {
  return { ladder: 'table', total: 2, results: [], next: null, previous: null, you: null, ...more };
}

function serving(page: Leaderboard): FakeServer {
  const server = new FakeServer();
  server.me = aMe('marit');
  server.on('GET', /^\/api\/leaderboards\/table$/, () => ({ body: page }));
  return server;
}

const bot = standing('Barrel', 2, { player: { ...aBot('Barrel'), rating: standing('', 2).player.rating } });

/** The rows once they are known: before, the outlines of some stand there. */
async function rows(): Promise<HTMLElement[]> {
  await screen.findByRole('link', { name: 'okta' });
  return screen.getAllByRole('row');
}

describe('leaderboard', () => {
  it('lists who is certain enough, bots marked, each with a way to their page', async () => {
    await show(<LeaderboardPage />, serving(list({ results: [standing('okta', 1), bot] })));
    const [, first = document.body, second] = await rows();
    expect(first).toHaveTextContent(/1.*okta.*1990 ± 40.*200.*31\s?%/);
    expect(within(first).getByRole('link', { name: 'okta' })).toHaveAttribute('href', '/players/u_okta');
    expect(second).toHaveTextContent(/Barrel.*bot/);
    expect(screen.getByText(/of them today/)).toHaveTextContent('2 of them today');
  });

  it('shows whoever looks under the list, and a way to their place', async () => {
    const you = standing('marit', 61);
    const server = serving(list({ total: 80, results: [standing('okta', 1), bot], you }));
    await show(<LeaderboardPage />, server);
    const last = (await rows()).pop();
    expect(last).toHaveTextContent(/61.*marit.*you/);
    await userEvent.click(screen.getByRole('link', { name: 'Places 3 to 60' }));
    expect(server.calls.some(({ path }) => path.includes('around=me'))).toBe(true);
  });

  it('tells somebody provisional that they are not listed yet', async () => {
    await show(<LeaderboardPage />, serving(list({ results: [standing('okta', 1)], you: standing('marit', null) })));
    const last = (await rows()).pop();
    expect(last).toHaveTextContent(/Not listed yet.*marit.*provisional/);
  });

  it('leaves the bots out when asked to', async () => {
    const server = serving(list({ results: [bot] }));
    await show(<LeaderboardPage />, server);
    await userEvent.click(await screen.findByRole('switch', { name: /House bots/ }));
    expect(server.calls.some(({ path }) => path.includes('bots=false'))).toBe(true);
  });

  it('goes on where the list goes on', async () => {
    const server = serving(
      list({ results: [standing('okta', 1)], next: 'http://x/api/leaderboards/table?after=1990.7' }),
    );
    await show(<LeaderboardPage />, server);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(server.calls.some(({ path }) => path.includes('after=1990.7'))).toBe(true);
    expect(placeOf(null, 'after')).toBeUndefined();
  });

  it('says so where it cannot go on, and may be asked again', async () => {
    const next = 'http://x/api/leaderboards/table?after=1990.7';
    const server = serving(list({ results: [standing('okta', 1)], next }));
    await show(<LeaderboardPage />, server);
    const more = await screen.findByRole('button', { name: 'Show more' });
    server.refuse('GET', /^\/api\/leaderboards\/table$/, 400, 'odd', 'Not today.');
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(screen.getByRole('link', { name: 'okta' })).toBeVisible();
    server.on('GET', /^\/api\/leaderboards\/table$/, () => ({ body: list({ results: [standing('pip', 2)] }) }));
    await userEvent.click(more);
    expect(await screen.findByRole('link', { name: 'pip' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what an empty ladder waits for', async () => {
    await show(<LeaderboardPage />, serving(list({ total: 0 })));
    expect(await screen.findByRole('heading', { name: 'The ladder is empty' })).toBeVisible();
  });

  it('says so without a connection, and comes with it', async () => {
    onlineManager.setOnline(false);
    await show(<LeaderboardPage />, serving(list({ results: [standing('okta', 1)] })));
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('link', { name: 'okta' })).toBeVisible();
  });

  it('says that the list could not be had, and tries again', async () => {
    const server = serving(list({ results: [standing('okta', 1)] }));
    let well = false;
    server.on('GET', /^\/api\/leaderboards\/table$/, () =>
      well ? { body: list({ results: [standing('okta', 1)] }) } : { status: 404, body: refusal('not_found', 'Gone.') },
    );
    await show(<LeaderboardPage />, server);
    await screen.findByRole('alert');
    well = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'okta' })).toBeVisible();
  });
});
