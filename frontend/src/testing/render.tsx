import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import { FakeServer } from './FakeServer';

interface Shown extends RenderResult {
  server: FakeServer;
  /** The address the page is at now. */
  where: () => string;
}

/** Shows a room at `/`, in English, with a fake server behind it. Any other address shows nothing. */
export async function show(room: ReactElement, server = new FakeServer()): Promise<Shown> {
  vi.stubGlobal('fetch', server.fetch);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['home', 'lobby', 'rules', 'session', 'settings']);
  const router = createMemoryRouter([
    { path: '/', element: room },
    { path: '*', element: null },
  ]);
  const result = render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...result, server, where: () => router.state.location.pathname };
}
