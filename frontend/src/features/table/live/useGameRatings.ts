import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameRatings, GameView } from '@/protocol';
import { answered, api } from '@/transport';

/** How soon it is asked again where the word that ratings are applied was lost. */
const AGAIN_MS = 3_000;

/** What a rated game changed, once it is over; undefined until that is known. */
export function useGameRatings(view: GameView, told: string | null): GameRatings | undefined {
  const { game_id, rated, phase } = view;
  const ratings = useQuery({
    queryKey: ['games', game_id, 'ratings', told === game_id],
    queryFn: () => answered(api.GET('/api/games/{game_id}/ratings', { params: { path: { game_id } } })),
    enabled: rated && phase === 'finished',
    refetchInterval: ({ state }) => (state.data?.awaited === false ? false : AGAIN_MS),
    placeholderData: keepPreviousData,
  });
  return ratings.data?.game_id === game_id ? ratings.data : undefined;
}
