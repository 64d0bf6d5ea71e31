import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router';
import { ProofAsker } from '@/features/session';
import { QueueWatch } from '@/features/queue';
import { makeQueryClient } from '@/transport';
import { Sprite } from '@/ui';
import { PersonLineProvider } from './PersonLineProvider';
import { Rooms } from './rooms';

/** The page: everything that must be there before any room is. */
export function App(): ReactElement {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Sprite />
      <BrowserRouter>
        <PersonLineProvider>
          <QueueWatch />
          <Rooms />
          <ProofAsker />
        </PersonLineProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
