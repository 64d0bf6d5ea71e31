import { queryOptions } from '@tanstack/react-query';
import type { GameKind, Queue } from '@/protocol';
import { answered, api } from '@/transport';

const LOOK_EVERY_MS = 5_000;

/** One's own search and what may be said of everybody's. For accounts alone. */
export const queueQuery = queryOptions({
  queryKey: ['queue'],
  queryFn: (): Promise<Queue> => answered(api.GET('/api/queue')),
});

/** The same, looked at again and again: others come and go, and not all of it is told. */
export const watchedQueueQuery = queryOptions({ ...queueQuery, refetchInterval: LOOK_EVERY_MS });

/** What somebody looks for: kinds, dearest first, and after how many seconds bots may come (null: never). */
export interface Wish {
  kinds: GameKind[];
  bots_after_s: number | null;
}

export const lookFor = (wish: Wish): Promise<Queue> => answered(api.PUT('/api/queue', { body: wish }));

export const stopLooking = (): Promise<Queue> => answered(api.DELETE('/api/queue'));
