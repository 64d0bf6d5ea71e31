import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReplayFeed } from '@/protocol';
import { answered, api } from '@/transport';

/** The feed of a finished game. What was read once never changes. */
export function useReplayFeed(gameId: string): UseQueryResult<ReplayFeed> {
  return useQuery({
    queryKey: ['replay', gameId],
    queryFn: () => answered(api.GET('/api/games/{game_id}/replay', { params: { path: { game_id: gameId } } })),
    staleTime: Infinity,
  });
}
