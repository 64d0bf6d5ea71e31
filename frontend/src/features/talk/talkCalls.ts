import { queryOptions } from '@tanstack/react-query';
import type { Phrase, Saying, TalkMessage } from '@/protocol';
import { answered, api } from '@/transport';

/** What may be said with one press, in this order. */
export const PHRASES: readonly Phrase[] = ['hello', 'oops', 'well_played', 'thanks', 'not_again', 'good_game'];

const at = (tableId: string) => ({ path: { table_id: tableId } });

/** The talk at a table, as far as `viewer` may read it. */
export function talkQuery(tableId: string, viewer: string | null) {
  return queryOptions({
    queryKey: ['talk', tableId, viewer],
    queryFn: async (): Promise<TalkMessage[]> => {
      const { messages } = await answered(api.GET('/api/tables/{table_id}/talk', { params: at(tableId) }));
      return messages;
    },
    staleTime: Infinity,
  });
}

export function say(tableId: string, saying: Saying): Promise<TalkMessage> {
  return answered(api.POST('/api/tables/{table_id}/talk', { params: at(tableId), body: saying }));
}

/** The talk with one more message, unless it is there already: the answer and the push tell the same. */
export function withMessage(talk: readonly TalkMessage[], message: TalkMessage): TalkMessage[] {
  if (talk.some(({ message_id }) => message_id === message.message_id)) return [...talk];
  return [...talk, message];
}
