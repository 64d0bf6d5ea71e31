import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RouterProvider } from 'react-router';
import { makeQueryClient } from '@/transport';
import { Sprite } from '@/ui';
import { makeRouter } from './router';

/** The page: everything that must be there before any room is. */
export function App(): ReactElement {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <Sprite />
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
