import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import { FakeServer } from './FakeServer';

interface Shown extends RenderResult {
  server: FakeServer;
  /** The address the page is at now. */
  where: () => string | null;
}

/** Shows a room at `/`, in English, with a fake server behind it. Any other address shows nothing; `asked` is its query. */
export async function show(room: ReactElement, server = new FakeServer(), asked = ''): Promise<Shown> {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces([
    'fairness',
    'games',
    'home',
    'leaderboard',
    'lobby',
    'profile',
    'queue',
    'rules',
    'session',
    'settings',
    'stats',
    'table',
    'watch',
    'people',
    'talk',
  ]);
  const result = render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[`/${asked}`]}>
        <Routes>
          <Route index element={room} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, server, where: () => screen.getByTestId('address').textContent };
}

function Address(): ReactElement {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
