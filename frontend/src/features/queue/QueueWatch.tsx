import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { meQuery, useMe } from '@/features/session';
import { usePersonNews } from '@/transport';
import { queueQuery } from './calls';
import { useQueue } from './useQueue';

/** Keeps what is known of one's search in step with the server, and calls to the table when a match is found. */
export function QueueWatch(): null {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPlayer = useMe()?.kind === 'human';
  const { queue } = useQueue();
  const found = queue?.entry?.table_id ?? null;
  usePersonNews('queue', (message) => client.setQueryData(queueQuery.queryKey, message.queue));
  usePersonNews('hello', () => {
    if (isPlayer) void client.invalidateQueries({ queryKey: queueQuery.queryKey });
  });
  usePersonNews('match', () => void client.invalidateQueries({ queryKey: queueQuery.queryKey }));
  const call = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    if (pathname !== '/queue') void navigate('/queue');
  });
  // Once a match, also for a page that was closed or asleep as it was found.
  useEffect(() => {
    if (found !== null) call();
  }, [found]);
  return null;
}
