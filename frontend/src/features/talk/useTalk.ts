import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '@/features/session';
import type { Saying, TalkMessage } from '@/protocol';
import { useTableSnapshot, type TableConnection } from '@/transport';
import { say, talkQuery, withMessage } from './talkCalls';

export interface Talk {
  tableId: string;
  /** Undefined while it is being fetched. */
  messages: readonly TalkMessage[] | undefined;
  /** Why it could not be fetched. */
  error: Error | null;
  again: () => void;
  /** How many have come that the viewer has not seen. */
  unread: number;
  saying: UseMutationResult<TalkMessage, Error, Saying>;
}

interface TalkOptions {
  tableId: string;
  connection: TableConnection;
  /** The talk is before the viewer's eyes. */
  open: boolean;
  /** The game whose end opens what watchers said to its players; null while none is over. */
  over: string | null;
}

/** The talk at a table: fetched once, then kept by what the table's line brings. */
export function useTalk({ tableId, connection, open, over }: TalkOptions): Talk {
  const client = useQueryClient();
  const me = useMe()?.public_id ?? null;
  const query = talkQuery(tableId, me);
  const { data, error, refetch } = useQuery(query);
  const { phase } = useTableSnapshot(connection).link;
  // What was there when the viewer came is no news.
  const [seen, setSeen] = useState<number | null>(null);

  useEffect(
    () =>
      connection.onTalk((message) =>
        client.setQueryData(talkQuery(tableId, me).queryKey, (talk) => talk && withMessage(talk, message)),
      ),
    [client, connection, tableId, me],
  );
  // A line that was down has missed some, and the end of a game brings what was kept from its players.
  useEffect(() => {
    if (phase === 'open') void client.invalidateQueries({ queryKey: talkQuery(tableId, me).queryKey });
  }, [client, phase, tableId, me, over]);

  const others = data?.slice(seen ?? 0).filter(({ author }) => author.public_id !== me).length ?? 0;
  if (data !== undefined && seen !== data.length && (open || seen === null || seen > data.length)) {
    setSeen(data.length);
  }
  const saying = useMutation({
    mutationFn: (what: Saying) => say(tableId, what),
    // One after the other, in the order in which it was said.
    scope: { id: `talk ${tableId}` },
    onSuccess: (message) => client.setQueryData(query.queryKey, (talk) => talk && withMessage(talk, message)),
  });
  return {
    tableId,
    messages: data,
    error,
    again: () => void refetch(),
    unread: open || seen === null ? 0 : others,
    saying,
  };
}
