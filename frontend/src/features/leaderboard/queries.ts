import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Ladder } from '@/protocol';
import { answered, api, fromAddress } from '@/transport';

interface Place {
  around?: string;
  after?: string;
  before?: string;
}

/** A ladder's list from the top, or from the page where whoever looks stands. */
export function leaderboardQuery(ladder: Ladder, bots: boolean, aroundMe: boolean) {
  const first: Place = aroundMe ? { around: 'me' } : {};
  return infiniteQueryOptions({
    queryKey: ['leaderboard', ladder, bots, aroundMe],
    queryFn: ({ pageParam }) =>
      answered(
        api.GET('/api/leaderboards/{ladder}', {
          params: { path: { ladder }, query: { ...pageParam, ...(bots ? {} : { bots: false }) } },
        }),
      ),
    initialPageParam: first,
    getNextPageParam: ({ next }): Place | undefined => placeOf(next, 'after'),
    getPreviousPageParam: ({ previous }): Place | undefined => placeOf(previous, 'before'),
  });
}

/** The server gives the whole address of a page; only the place it begins at is needed. */
export function placeOf(link: string | null, way: 'after' | 'before'): Place | undefined {
  const key = fromAddress(link, way);
  return key === undefined ? undefined : { [way]: key };
}
