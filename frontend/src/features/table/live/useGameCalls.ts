import { useMutation } from '@tanstack/react-query';
import type { GameMessage } from '@/protocol';
import { answered, api, isApiError, type TableConnection } from '@/transport';

/** The calls of a game that are no moves: going on after the score sheet, coming back, ending it, leaving, a rematch. */
export function useGameCalls(tableId: string, gameId: string, connection: TableConnection) {
  const table = { params: { path: { table_id: tableId } } };
  const game = { params: { path: { game_id: gameId } } };
  return {
    // Called with the number of the round. It is not sent: it tells whose sheet a refusal belongs to.
    goOn: useMutation<unknown, Error, number>({
      mutationFn: () => sheetIsRead(answered(api.POST('/api/games/{game_id}/continue', game))),
      onSuccess: (message) => message !== null && connection.receive(message as GameMessage),
    }),
    endNow: useMutation({
      mutationFn: () => answered(api.POST('/api/games/{game_id}/end', game)),
      onSuccess: (message) => connection.receive(message as GameMessage),
    }),
    comeBack: useMutation({
      mutationFn: () => answered(api.POST('/api/games/{game_id}/back', game)),
      onSuccess: (message) => connection.receive(message as GameMessage),
    }),
    leave: useMutation({
      mutationFn: () => answered(api.POST('/api/tables/{table_id}/leave', table)),
      onSuccess: (left) => connection.takeTable(left),
    }),
    rematch: useMutation({
      mutationFn: () => answered(api.POST('/api/tables/{table_id}/rematch', table)),
      onSuccess: (opened) => connection.takeTable(opened),
    }),
  };
}

/** The sheet may have gone by itself in the same moment: then there is nothing to be said, and null comes back. */
async function sheetIsRead<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error, 'no_score_sheet')) return null;
    throw error;
  }
}
