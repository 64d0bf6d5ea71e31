import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { setPreferences } from '@/features/settings';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import feed from './gallery/feed.json';
import { RecordPage } from './RecordPage';

const dropped = vi.hoisted(() => ({ useDroppedFeed: vi.fn() }));
vi.mock('@/features/fairness', () => dropped);
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await startWords('en');
  await i18n.loadNamespaces(['table', 'replay', 'settings']);
});

function open(shown: object): void {
  dropped.useDroppedFeed.mockReturnValue(shown);
  // Nothing may be asked of the server.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is off.')));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <RecordPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('steps through a record that no server has, and offers nothing that a server would have to do', async () => {
  open({ pending: false, feed });
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('slider', { name: 'Move' })).toHaveAttribute('aria-valuetext', 'Round 1, move 1 of 23');
  await userEvent.keyboard('s');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
  expect(screen.getByRole('button', { name: 'The game as text' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download the record' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
  const keys = screen.getByRole('dialog', { name: 'Keys' });
  expect(keys).not.toHaveTextContent('Share this move');
  expect(keys).toHaveTextContent('Slower and faster');
  act(() => setPreferences({ letters: false }));
  onTestFinished(() => setPreferences({ letters: true }));
  expect(keys).toHaveTextContent('Home');
  expect(keys).not.toHaveTextContent('Slower and faster');
});

it('says where a record is to be had when there is none', () => {
  open({ pending: false, feed: null });
  expect(screen.getByRole('heading', { name: 'No record here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a record' })).toHaveAttribute('href', '/fairness');
});

it('shows an empty table while the record is read', () => {
  open({ pending: true, feed: null });
  expect(screen.getByRole('heading', { name: 'Fetching the game' })).toBeInTheDocument();
});
