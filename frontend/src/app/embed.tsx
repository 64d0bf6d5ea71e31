/** The page that other sites may frame: one game, no session, no cookie, no way into the rest. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { EmbedPage } from '@/features/replay/routes';
import { followPreferences } from '@/features/settings';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import { Sprite } from '@/ui';
import { ErrorBoundary } from './ErrorBoundary';
import '@/ui/tokens.css';
import '@/ui/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('embed.html has no #root');
  followPreferences();
  await startWords(navigator.language);
  await i18n.loadNamespaces(['replay', 'table']);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <Sprite />
        <BrowserRouter>
          <ErrorBoundary>
            <Routes>
              <Route path="embed/:gameId" element={<EmbedPage />} />
            </Routes>
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
