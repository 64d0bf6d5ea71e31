import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followPreferences } from '@/features/settings';
import { startWords } from '@/i18n';
import { App } from './App';
import '@/ui/tokens.css';
import '@/ui/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  followPreferences();
  if (import.meta.env.MODE === 'fake') (await import('@/testing/browser')).startFakeServer();
  await startWords(navigator.language);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
