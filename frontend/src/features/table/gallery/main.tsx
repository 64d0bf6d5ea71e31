/**
 * The gallery: every state of the table that the drawings show, made from builders, for looking at and for
 * screenshots. Served by the development server alone (`/dev/table.html#crank`); nothing of it is in the build.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followPreferences } from '@/features/settings';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import { Sprite } from '@/ui';
import { GameTable } from '../GameTable';
import { aMessage } from './builders';
import { aStage } from './stage';
import { STATES, type GalleryState } from './states';
import '@/ui/tokens.css';
import '@/ui/base.css';

/** By then the table stands. */
const SETTLED_MS = 400;

function Shown({ state }: { state: GalleryState }): ReactElement {
  const { connection, breakLine } = useMemo(() => aStage(state.view), [state]);
  useEffect(() => {
    if (state.loading === true) return undefined;
    connection.receive(aMessage(state.view, state.events));
    const timer = window.setTimeout(() => {
      if (state.offline === true) breakLine();
      if (state.press !== undefined) document.querySelector<HTMLElement>(`#hand [data-card="${state.press}"]`)?.click();
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [connection, breakLine, state]);
  return <GameTable tableId={state.view.table_id} connection={connection} />;
}

function Gallery(): ReactElement {
  const name = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1) || 'turn',
  );
  const state = STATES[name];
  return state === undefined ? <pre>{Object.keys(STATES).join('\n')}</pre> : <Shown key={name} state={state} />;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  followPreferences();
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  await startWords('en');
  await i18n.loadNamespaces(['table', 'replay']);
  const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <Sprite />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
