import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors';

const FRESH_MS = 10_000;
const TRIES = 2;

/** The cache of everything fetched. A refusal is an answer and is not asked for again; silence is. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < TRIES && !(isApiError(error) && error.status > 0 && error.status < 500),
      },
      mutations: { retry: false },
    },
  });
}
