import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RouterProvider } from 'react-router';
import { makeQueryClient } from '@/transport';
import { MotionRoot, Sprite } from '@/ui';
import { usePreferences } from '@/features/settings';
import { makeRouter } from './router';

/** The page: everything that must be there before any room is. */
export function App(): ReactElement {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  const { motion } = usePreferences();
  return (
    <QueryClientProvider client={queryClient}>
      <Sprite />
      <MotionRoot still={motion === 'none'}>
        <RouterProvider router={router} />
      </MotionRoot>
    </QueryClientProvider>
  );
}
