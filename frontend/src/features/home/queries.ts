import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answered, api, cursorOf } from '@/transport';

const LIVE_MS = 15_000;

/** How many people and tables there are now. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: () => answered(api.GET('/api/status')),
  refetchInterval: LIVE_MS,
});

/** Public tables with a free seat, newest first. */
export const openTablesQuery = infiniteQueryOptions({
  queryKey: ['tables', 'open'],
  queryFn: ({ pageParam }) => answered(api.GET('/api/tables', { params: { query: cursor(pageParam) } })),
  initialPageParam: '',
  getNextPageParam: ({ next }) => cursorOf(next),
  refetchInterval: LIVE_MS,
});

/** The latest finished games of whoever looks. */
export const myGamesQuery = queryOptions({
  queryKey: ['games', 'me'],
  queryFn: () => answered(api.GET('/api/games', { params: { query: { player: ['me'] } } })),
});

function cursor(value: string): { cursor?: string } {
  return value === '' ? {} : { cursor: value };
}
