import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import feed from './gallery/feed.json';
import { ReplayPage } from './ReplayPage';

// Whole tables are slow to search by role on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await startWords('en');
  await i18n.loadNamespaces(['table', 'replay', 'settings']);
});

function Address() {
  return <output data-testid="query">{useLocation().search}</output>;
}

function open(query = ''): void {
  const client = makeQueryClient();
  client.setQueryData(['replay', 'g'], feed);
  client.setQueryData(['me'], null);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/games/g${query}`]}>
        <Routes>
          <Route path="*" element={<ReplayPage gameId="g" />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const slider = () => screen.getByRole('slider', { name: 'Move' });
const top = () => screen.getByRole('img', { name: /^Top discard/ });
const query = () => screen.getByTestId('query').textContent;

describe('stepping through a game', () => {
  it('begins at the deal and steps by keys, with an address for every move', async () => {
    open();
    expect(slider()).toHaveAttribute('aria-valuetext', 'Move 0 of 23');
    expect(top()).toHaveAccessibleName('Top discard: Ten of diamonds');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(top()).toHaveAccessibleName('Top discard: Queen of clubs');
    expect(query()).toBe('?round=1&move=2');
    await userEvent.keyboard('{PageDown}{End}{ArrowLeft}');
    expect(query()).toBe('?round=2&move=23');
  });

  it('opens at the move of the link, from the seat of the link', () => {
    open('?round=2&move=5&view=1');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Move 5 of 24');
    const barrel = screen.getByRole('article', { name: /^Barrel/ });
    expect(within(barrel).getAllByRole('img').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('article', { name: /^ada/ })).queryByRole('img')).not.toBeInTheDocument();
  });

  it('goes to a move by its sentence', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /The server played Two of spades for Barrel/ }));
    expect(query()).toBe('?round=1&move=3');
    expect(screen.getByRole('img', { name: 'The crank is open at 2' })).toBeInTheDocument();
  });

  it('opens all hands or one seat’s', async () => {
    open();
    expect(within(screen.getByRole('article', { name: /^ada/ })).getAllByRole('img')).toHaveLength(8);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'As guest-7 saw it');
    expect(within(screen.getByRole('article', { name: /^ada/ })).queryByRole('img')).not.toBeInTheDocument();
    expect(query()).toBe('?round=1&move=0&view=2');
  });

  it('shows the scores that the record holds', async () => {
    open('?round=1&move=23');
    await userEvent.click(screen.getByRole('button', { name: 'Score sheet' }));
    const pad = screen.getByRole('dialog', { name: 'Round 1: guest-7 went out' });
    expect(within(pad).getByRole('row', { name: /^Total/ })).toHaveTextContent(/146\s*55\s*0/);
    await userEvent.click(within(pad).getByRole('button', { name: 'Back to the replay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Final scores' }));
    const end = screen.getByRole('dialog', { name: 'guest-7 wins by 176' });
    expect(within(end).getAllByRole('listitem')[0]).toHaveTextContent(/^1stGguest-7/);
  });
});

describe('a game that cannot be shown', () => {
  it.each([
    ['not_over_yet', 409, 'Still being played'],
    ['not_found', 404, 'No such game'],
  ])('says so for %s', async (code, status, heading) => {
    const body = { type: 'client_error', errors: [{ code, detail: '', attr: null }] };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter>
          <ReplayPage gameId="g" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('waits for the record of a rated game that is just over', async () => {
    const body = { type: 'client_error', errors: [{ code: 'not_sealed_yet', detail: '', attr: null }] };
    const answers = [Response.json(body, { status: 409 }), Response.json(feed)];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    const client = makeQueryClient();
    client.setQueryData(['me'], null);
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ReplayPage gameId="g" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('slider', { name: 'Move' }, { timeout: 10_000 })).toBeVisible();
  });
});
