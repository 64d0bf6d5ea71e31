import { QueryClient } from '@tanstack/react-query';
import { isApiError, noConnection } from './errors';

const FRESH_MS = 10_000;
const TRIES = 2;
const SEALED_TRIES = 20;
const SEALED_AGAIN_MS = 1_500;

/** The cache of everything fetched. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthATry },
      mutations: { retry: false },
    },
  });
}

/** A refusal is an answer and is not asked for again; silence is. */
function isWorthATry(failures: number, error: Error): boolean {
  return failures < TRIES && !(isApiError(error) && error.status > 0 && error.status < 500);
}

/**
 * How what follows from a game's record is asked for. A rated game has its record as soon as its ratings are applied,
 * moments after its end; what was read of it once never changes.
 */
export const OF_A_RECORD = {
  staleTime: Infinity,
  retry: (failures: number, error: Error) =>
    isApiError(error, 'not_sealed_yet') ? failures < SEALED_TRIES : isWorthATry(failures, error),
  retryDelay: SEALED_AGAIN_MS,
} as const;

/** Why a query has nothing to show: what went wrong, or that there is no connection to ask over. Null: it is coming. */
export function whyNothing(query: { data: unknown; error: Error | null; isPaused: boolean }): Error | null {
  if (query.data !== undefined) return null;
  return query.error ?? (query.isPaused ? noConnection() : null);
}
