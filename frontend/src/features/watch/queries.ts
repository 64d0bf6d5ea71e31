import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Ladder } from '@/protocol';
import { answered, api, cursorOf } from '@/transport';

const LIVE_MS = 15_000;

/** The few games most worth watching, the featured one first. */
export const featuredQuery = queryOptions({
  queryKey: ['live', 'featured'],
  queryFn: () => answered(api.GET('/api/live/featured')),
  refetchInterval: LIVE_MS,
});

/** Games that go on, newest first, of one kind or of both. */
export const liveQuery = (ladder: Ladder | null) =>
  infiniteQueryOptions({
    queryKey: ['live', ladder],
    queryFn: ({ pageParam }) => {
      const query = { ...(ladder && { ladder }), ...(pageParam !== '' && { cursor: pageParam }) };
      return answered(api.GET('/api/live', { params: { query } }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => cursorOf(next),
    refetchInterval: LIVE_MS,
  });
