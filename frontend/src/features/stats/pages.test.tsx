import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import { FakeServer } from '@/testing/FakeServer';
import { anEstimate, theFairness, theSiteStats } from '@/testing/figures';
import { makeQueryClient } from '@/transport';
import { NumbersPage } from './NumbersPage';
import { StatsPage } from './StatsPage';

async function look(server: FakeServer, address: string) {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['home', 'stats']);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="stats/:ladder" element={<StatsPage />} />
          <Route path="fairness/numbers" element={<NumbersPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const panel = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};

describe('the figures of all games', () => {
  it('are everybody’s, with what seats, dealers and starters do', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/stats\/table$/, () => ({ body: theSiteStats() }));
    await look(server, '/stats/table?length=short');
    const seats = await panel('Seats');
    expect(server.calls.some(({ path }) => path === '/api/stats/table?length=short')).toBe(true);
    expect(seats.getByRole('img', { name: /by seat, of 4 players/ })).toHaveTextContent('Seat 125.0% 42');
    await userEvent.click(seats.getByText('As a table'));
    expect(seats.getAllByRole('row')[1]).toHaveTextContent('314233.3%23.3% to 43.3%');
    // Of everybody together each place is an equal share.
    expect(screen.queryByRole('heading', { name: 'Places' })).toBeNull();
    expect((await panel('In short')).queryByText(/won/)).toBeNull();
    const dealers = await panel('Dealing');
    expect(dealers.getByRole('img', { name: /of 3 players/ })).toHaveTextContent('Dealer−1.0 336+10.0 336+2+1.0 336');
    const starters = await panel('Starters');
    expect(starters.getByRole('img', { name: /The dealer/ })).toHaveTextContent(/A−1.0 336/);
    expect(starters.getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/api/stats/table/starters.csv?length=short',
    );
    const points = await panel('Points by hand size');
    await userEvent.click(points.getByText('As a table'));
    expect(points.queryByText('Opponents')).toBeNull();
    expect((await panel('Is it fair?')).getByRole('link')).toHaveAttribute('href', '/fairness/numbers');
  });

  it('are asked for from a day on once that is typed, not at every key', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/stats\/table$/, () => ({ body: theSiteStats() }));
    await look(server, '/stats/table?from=2026-01-01&to=2026-11-30');
    await panel('Seats');
    const asked = () => server.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/stats/'));
    const first = '/api/stats/table?from=2026-01-01&to=2026-11-30';
    const from = screen.getByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '2025-05-06');
    expect(asked()).toEqual([first]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toEqual([first, '/api/stats/table?from=2025-05-06&to=2026-11-30']));
    expect(from).toHaveFocus();
    await userEvent.clear(from);
    await userEvent.tab();
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked()[2]).toBe('/api/stats/table?to=2026-11-30');
  });

  it('name the small samples among them', async () => {
    const server = new FakeServer();
    const { seats, ...rest } = theSiteStats();
    const few = seats.map((row) => (row.seats === 3 ? { ...row, first: anEstimate(0.3, { small: true }) } : row));
    server.on('GET', /^\/api\/stats\/duel$/, () => ({ body: { ...rest, seats: few } }));
    await look(server, '/stats/duel');
    expect((await panel('Seats')).getByText(/^Fewer than thirty games/)).toHaveTextContent(
      'so a small sample: 3 players.',
    );
  });

  it('are not there yet', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/stats\/table$/, () => ({ body: theSiteStats({ games: 0 }) }));
    await look(server, '/stats/table');
    expect(await screen.findByText('No rated games in this time')).toBeVisible();
  });

  it('could not be had, and are tried again', async () => {
    const server = new FakeServer();
    server.refuse('GET', /^\/api\/stats\/table$/, 400, 'empty_range', 'Empty.');
    await look(server, '/stats/table?from=2026-02-02&to=2026-01-01');
    expect(await screen.findByText('It ends before it begins.')).toBeVisible();
    server.on('GET', /^\/api\/stats\/table$/, () => ({ body: theSiteStats() }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await panel('Seats');
  });
});

describe('the numbers of fairness', () => {
  it('stand beside what is expected, with a test and what it says', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/fairness$/, () => ({ body: theFairness() }));
    await look(server, '/fairness/numbers');
    expect(await screen.findByText(/in 1,042 rated games/)).toHaveTextContent('13,000 cards dealt');
    const together = await panel('All tests together');
    expect(together.getByText(/tests of cards and cut/)).toHaveTextContent(
      '16 tests of cards and cut. The smallest p of them is 0.031. If all is fair, the smallest of so many is as small in 40%',
    );
    const dealt = await panel('Cards dealt, by rank');
    expect(dealt.getByText('χ² = 12.0, 12 degrees of freedom, p = 0.446')).toBeVisible();
    expect(dealt.getByRole('img')).toHaveTextContent(/^A\+1.0 1,0102−1.0 990/);
    await userEvent.click(dealt.getByText('As a table'));
    // Differences of 10 in 13 counts and a statistic of 12: a count's spread is 10.0.
    expect(dealt.getAllByRole('row')[1]).toHaveTextContent('A1,0101,000.01.00%up to ±1.96%');
    expect((await panel('Cards dealt, by suit')).getByRole('img')).toHaveTextContent(/clubs−7.7 3,000/);
    expect(dealt.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', '/api/fairness/dealt.csv');
    const dealers = await panel('Who deals first');
    expect(dealers.getByRole('img', { name: /^2 players/ })).toHaveTextContent('Seat 2+0.5');
    expect(dealers.getByText('χ² = 0.1, 1 degree of freedom, p = 0.752')).toBeVisible();
  });

  it('lead to the records they come from, and to the check of a game', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/fairness$/, () => ({ body: theFairness() }));
    await look(server, '/fairness/numbers');
    const yourself = await panel('Work it out yourself');
    expect(yourself.getByText(/up to number 1,042/)).toBeVisible();
    expect(yourself.getByRole('link', { name: 'These numbers as JSON' })).toHaveAttribute('href', '/api/fairness');
    expect(screen.getByRole('link', { name: 'Check one game in the browser' })).toHaveAttribute('href', '/fairness');
  });

  it('wait for the first game', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/fairness$/, () => ({ body: theFairness({ games: 0 }) }));
    await look(server, '/fairness/numbers');
    expect(await screen.findByText('No rated games yet')).toBeVisible();
  });
});
