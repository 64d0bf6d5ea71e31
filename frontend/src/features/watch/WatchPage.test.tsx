import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aLiveGame, aPlayer } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { WatchPage } from './WatchPage';

const server = (...live: FakeServer['live']): FakeServer => Object.assign(new FakeServer(), { live });

describe('the watch room', () => {
  it('features the first game, with who plays by standing', async () => {
    await show(<WatchPage />, server(aLiveGame(), aLiveGame({ game_id: 'g8', table_id: 't8', watching: 0 })));
    const featured = await screen.findByRole('region', { name: 'Featured' });
    const names = [...featured.querySelectorAll('li b')].map((name) => name.textContent);
    expect(names).toEqual(['Halvard', 'okta', 'ines_m', 'sitinur']);
    expect(featured).toHaveTextContent('Halvard leads by 40, round 3 of 8');
    expect(screen.getByRole('link', { name: 'Watch this game' })).toHaveAttribute('href', '/table/brass-notch-7kq2');
    const rows = await screen.findAllByRole('link', { name: /okta, sitinur, Halvard and ines_m/ });
    expect(rows[1]).toHaveAttribute('href', '/table/t8');
    expect(rows[0]).toHaveTextContent('64 watch');
    expect(rows[1]).not.toHaveTextContent(/watch/);
  });

  it('tells the most telling thing of each', async () => {
    const { round } = aLiveGame();
    const duel = { seats: [aPlayer('okta'), aPlayer('sitinur')], totals: [-50, 30] };
    await show(
      <WatchPage />,
      server(
        aLiveGame({ game_id: 'a', round: { ...round, crank: 7, demanded: true } }),
        aLiveGame({ game_id: 'b', round: { ...round, suit: 'C', demanded: true } }),
        aLiveGame({ game_id: 'c', ...duel }),
        aLiveGame({ game_id: 'd', ...duel, totals: [20, 20] }),
        aLiveGame({ game_id: 'e', phase: 'score' }),
      ),
    );
    expect(await screen.findAllByText('Crank open at 7, round 3 of 8')).not.toHaveLength(0);
    expect(screen.getByText('Clubs demanded, round 3 of 8')).toBeVisible();
    expect(screen.getByText('80 points apart, round 3 of 8')).toBeVisible();
    expect(screen.getByText('Level, round 3 of 8')).toBeVisible();
    expect(screen.getByText('Reading the score sheet, round 3 of 8')).toBeVisible();
  });

  it('asks for one kind of game, and says when there is none', async () => {
    const house = server(aLiveGame());
    await show(<WatchPage />, house);
    house.live = [];
    await userEvent.click(await screen.findByRole('radio', { name: 'Duels' }));
    expect(await screen.findByText('None of this kind is on')).toBeVisible();
    await waitFor(() => expect(house.calls.map(({ path }) => path)).toContain('/api/live?ladder=duel'));
  });

  it('says so when nothing is on, or cannot be had', async () => {
    await show(<WatchPage />, server());
    expect(await screen.findByText('No game is on')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
  });

  it('says so without a connection, and comes with it', async () => {
    onlineManager.setOnline(false);
    await show(<WatchPage />, server(aLiveGame()));
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('region', { name: 'Featured' })).toBeVisible();
  });

  it('says so when the list cannot go on', async () => {
    const house = server(aLiveGame());
    const page = { next: 'http://x/api/live?cursor=b', previous: null, results: house.live };
    house.on('GET', /live$/, () => ({ body: page }));
    await show(<WatchPage />, house);
    const more = await screen.findByRole('button', { name: 'Show more' });
    house.refuse('GET', /live$/, 400, 'odd', 'Not today.');
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
  });

  it('lets one try again when the list cannot be had', async () => {
    const house = server(aLiveGame());
    house.refuse('GET', /live$/, 400, 'odd', 'Not today.');
    await show(<WatchPage />, house);
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
