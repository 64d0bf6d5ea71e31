/** The replay over a recorded feed, for looking at; served by the development server alone (`/dev/replay.html`). */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { followPreferences } from '@/features/settings';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import { Sprite } from '@/ui';
import { ReplayPage } from '../ReplayPage';
import feed from './feed.json';
import '@/ui/tokens.css';
import '@/ui/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  followPreferences();
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  await startWords('en');
  await i18n.loadNamespaces(['table', 'replay']);
  const client = makeQueryClient();
  client.setQueryData(['replay', 'shown'], feed);
  client.setQueryData(['me'], null);
  const router = createHashRouter([{ path: '*', element: <ReplayPage gameId="shown" /> }]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Sprite />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
