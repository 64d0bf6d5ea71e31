import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { GameRatings, GameView } from '@/protocol';
import { aGameView, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { makeQueryClient, type TableSnapshot } from '@/transport';
import { peopleOf } from '../model/people';
import { AfterRound } from './AfterRound';
import type { useGameCalls } from './useGameCalls';

const CALLS = { goOn: {}, rematch: {} } as ReturnType<typeof useGameCalls>;

const shown = (value: number) => ({ value, uncertainty: 50, provisional: false });
const RATINGS: GameRatings = {
  game_id: 'g1',
  ladder: 'duel',
  annulled: false,
  awaited: false,
  changes: [
    { seat: 0, place: 1, before: shown(1618), after: shown(1641) },
    { seat: 1, place: 2, before: shown(1500), after: shown(1500) },
  ],
};

async function end(server: FakeServer, more: Partial<GameView> = {}) {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['table', 'queue']);
  const view = aGameView({
    phase: 'finished',
    rated: true,
    ladder: 'duel',
    ended_at: NOW,
    totals: [110, 170],
    places: [1, 2],
    scores: [[110, 170]],
    ...more,
  });
  const client = makeQueryClient();
  const room = (rated: string | null) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AfterRound
          view={view}
          people={peopleOf(view)}
          snapshot={{ table: null, rated } as TableSnapshot}
          calls={CALLS}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(room(null));
  return { told: () => rerender(room('g1')) };
}

describe('the end of a rated game', () => {
  it('shows what it changed as soon as that is known', async () => {
    const server = new FakeServer();
    let answer: GameRatings = { ...RATINGS, awaited: true, changes: null };
    server.on('GET', /^\/api\/games\/g1\/ratings$/, () => ({ body: answer }));
    const { told } = await end(server);
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByText('+23')).toBeNull();
    answer = RATINGS;
    told();
    expect(await screen.findByText('+23')).toBeVisible();
    expect(screen.getByText('1641')).toBeVisible();
    expect(screen.getByText('±0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'marit' })).toHaveAttribute('href', '/players/u_marit');
  });

  it('goes on asking a server that is away, but not one that has refused', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pass = () => act(() => vi.advanceTimersByTimeAsync(20_000));
    const server = new FakeServer();
    server.on('GET', /^\/api\/games\/g1\/ratings$/, () => ({ status: 502, body: 'Bad gateway' }));
    await end(server);
    await pass();
    server.on('GET', /^\/api\/games\/g1\/ratings$/, () => ({ body: RATINGS }));
    await pass();
    expect(screen.getByText('+23')).toBeVisible();
    const refusing = new FakeServer();
    refusing.refuse('GET', /^\/api\/games\/g1\/ratings$/, 404, 'not_found');
    await end(refusing);
    await pass();
    expect(refusing.calls).toHaveLength(1);
  });

  it('shows nothing of an annulled game, and asks nothing of a game of friends', async () => {
    const server = new FakeServer();
    server.on('GET', /^\/api\/games\/g1\/ratings$/, () => ({ body: { ...RATINGS, annulled: true, changes: null } }));
    await end(server);
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByText('+23')).toBeNull();
    await end(server, { rated: false, ladder: null });
    expect(server.calls).toHaveLength(1);
  });
});
