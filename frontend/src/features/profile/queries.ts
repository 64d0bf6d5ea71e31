import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Ladder } from '@/protocol';
import { answered, api, cursorOf } from '@/transport';

/** What everybody may know of a player. */
export function profileQuery(publicId: string) {
  return queryOptions({
    queryKey: ['players', publicId],
    queryFn: () => answered(api.GET('/api/users/{public_id}', { params: { path: { public_id: publicId } } })),
  });
}

/** How a player stands on both ladders. */
export function ratingsQuery(publicId: string) {
  return queryOptions({
    queryKey: ['players', publicId, 'ratings'],
    queryFn: () => answered(api.GET('/api/users/{public_id}/ratings', { params: { path: { public_id: publicId } } })),
  });
}

/** What each rated game of a ladder made of a player's rating, the last game first. */
export function historyQuery(publicId: string, ladder: Ladder) {
  return infiniteQueryOptions({
    queryKey: ['players', publicId, 'ratings', ladder],
    queryFn: ({ pageParam }) =>
      answered(
        api.GET('/api/users/{public_id}/ratings/{ladder}', {
          params: { path: { public_id: publicId, ladder }, query: cursor(pageParam) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => cursorOf(next),
  });
}

/** A player's last finished games that whoever looks may see, the newest first. */
export function gamesQuery(publicId: string) {
  return queryOptions({
    queryKey: ['players', publicId, 'games'],
    queryFn: () => answered(api.GET('/api/games', { params: { query: { player: [publicId] } } })),
  });
}

function cursor(value: string): { cursor?: string } {
  return value === '' ? {} : { cursor: value };
}
