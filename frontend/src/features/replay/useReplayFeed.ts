import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReplayFeed } from '@/protocol';
import { answered, api, isApiError, OF_A_RECORD } from '@/transport';

/** The feed of a finished game. */
export function useReplayFeed(gameId: string): UseQueryResult<ReplayFeed> {
  return useQuery({
    ...OF_A_RECORD,
    queryKey: ['replay', gameId],
    queryFn: () => answered(api.GET('/api/games/{game_id}/replay', { params: { path: { game_id: gameId } } })),
  });
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
