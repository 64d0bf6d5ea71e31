import { QueryClient } from '@tanstack/react-query';
import { isApiError, isRefusal, noConnection } from './errors';

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
  return failures < TRIES && !isRefusal(error);
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

interface Asked {
  data: unknown;
  error: Error | null;
  isPaused: boolean;
  isPlaceholderData: boolean;
}

/**
 * Why a query has nothing to show: what went wrong, or that there is no connection to ask over. Null: it is there, or
 * is coming. What was asked for before may stand in its place while it is on its way, but not instead of it.
 */
export function whyNothing({ data, error, isPaused, isPlaceholderData }: Asked): Error | null {
  if (isPaused && isPlaceholderData) return noConnection();
  if (data !== undefined) return null;
  return error ?? (isPaused ? noConnection() : null);
}
