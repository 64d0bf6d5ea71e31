import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useMe } from '@/features/session';
import { clockText } from '@/i18n';
import type { Instant, Queue } from '@/protocol';
import { PersonLine } from '@/transport';
import { lookFor, queueQuery, stopLooking, watchedQueueQuery, type Wish } from './calls';
import { keepWish } from './wishes';

/** What is known of the queue; undefined while it is not, and for guests, who have no part in it. */
export function useQueue({ watched = false } = {}): {
  queue: Queue | undefined;
  error: Error | null;
  again: () => void;
} {
  const me = useMe();
  const { data, error, refetch } = useQuery({
    ...(watched ? watchedQueueQuery : queueQuery),
    enabled: me?.kind === 'human',
  });
  return { queue: me?.kind === 'human' ? data : undefined, error, again: () => void refetch() };
}

/** What is asked of the queue arrives in the order in which it was asked. */
const IN_ORDER = { id: 'queue' };

/** Begins a search, or asks for something else; the wish is kept for the next time. */
export function useLookFor(): UseMutationResult<Queue, Error, Wish> {
  const client = useQueryClient();
  return useMutation({
    scope: IN_ORDER,
    mutationFn: lookFor,
    onSuccess: (queue, wish) => {
      // At once is a wish for this time alone.
      if (wish.bots_after_s !== 0) keepWish(wish);
      client.setQueryData(queueQuery.queryKey, queue);
    },
  });
}

/** Ends a search, or turns down the match it has led to. */
export function useStopLooking(): UseMutationResult<Queue, Error, void> {
  const client = useQueryClient();
  return useMutation({
    scope: IN_ORDER,
    mutationFn: stopLooking,
    onSuccess: (queue) => client.setQueryData(queueQuery.queryKey, queue),
  });
}

const TICK_MS = 250;

/** The server's time, moving: by the personal line, or by this device's clock until that stands. */
export function useServerNow(): Instant {
  const line = useContext(PersonLine);
  const [now, setNow] = useState(() => line?.clock.now() ?? Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(line?.clock.now() ?? Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [line]);
  return now;
}

const SECOND_MS = 1_000;

/** The whole seconds of a span as a clock shows them: `0:07`, `12:30`. */
export function clockOf(ms: number): string {
  return clockText(Math.max(0, Math.floor(ms / SECOND_MS)));
}
