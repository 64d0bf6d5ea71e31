import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReplayFeed } from '@/protocol';
import { answered, api, isApiError } from '@/transport';

/** A rated game has its record as soon as its ratings are applied: moments after its end. */
const SEALED_TRIES = 20;
const AGAIN_MS = 1_500;

/** The feed of a finished game. What was read once never changes. */
export function useReplayFeed(gameId: string): UseQueryResult<ReplayFeed> {
  return useQuery({
    queryKey: ['replay', gameId],
    queryFn: () => answered(api.GET('/api/games/{game_id}/replay', { params: { path: { game_id: gameId } } })),
    staleTime: Infinity,
    retry: (failures, error) => failures < (isApiError(error, 'not_sealed_yet') ? SEALED_TRIES : tries(error)),
    retryDelay: AGAIN_MS,
  });
}

/** A refusal is an answer and is not asked for again; silence is. */
function tries(error: Error): number {
  return isApiError(error) && error.status > 0 && error.status < 500 ? 0 : 2;
}

/** Why there is nothing to see, as far as it is known: each has words of its own. */
export type Missing = 'running' | 'unknown' | 'private' | 'failed';

const CODES: readonly [code: string, missing: Missing][] = [
  ['not_over_yet', 'running'],
  ['not_found', 'unknown'],
  ['permission_denied', 'private'],
];

export function missingOf(error: Error): Missing {
  return CODES.find(([code]) => isApiError(error, code))?.[1] ?? 'failed';
}
