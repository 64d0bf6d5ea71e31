import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameView } from '@/protocol';
import { answered, api, isRefusal } from '@/transport';
import type { RatingMoves } from '../scene/EndScreen';

/** How soon it is asked again where the word that ratings are applied was lost. */
const AGAIN_MS = 3_000;

/** How a rated game that is over moved the ratings; null where nothing is rated. `told`: the game known to be applied. */
export function useGameRatings(view: GameView, told: string | null): RatingMoves {
  const { game_id, rated, phase } = view;
  const counts = rated && phase === 'finished';
  const { data } = useQuery({
    queryKey: ['games', game_id, 'ratings', told === game_id],
    queryFn: () => answered(api.GET('/api/games/{game_id}/ratings', { params: { path: { game_id } } })),
    enabled: counts,
    refetchInterval: ({ state: { data, error } }) => (data?.awaited === false || isRefusal(error) ? false : AGAIN_MS),
    placeholderData: keepPreviousData,
  });
  if (!counts || data?.annulled === true) return null;
  if (data?.game_id !== game_id || data.changes === null) return 'awaited';
  return data.changes.map(({ seat, before, after }) => ({ seat, before: before.value, after: after.value }));
}
