import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answered, api, OF_A_RECORD } from '@/transport';

/** The record of a finished game, byte for byte as the server gives it to anybody. */
export function useRecordOf(gameId: string): UseQueryResult<Uint8Array<ArrayBuffer>> {
  return useQuery({
    ...OF_A_RECORD,
    queryKey: ['record', gameId],
    queryFn: async () => new Uint8Array(await fetchRecord(gameId)),
  });
}

function fetchRecord(gameId: string): Promise<ArrayBuffer> {
  const params = { path: { game_id: gameId } };
  return answered(api.GET('/api/games/{game_id}/record', { params, parseAs: 'arrayBuffer' }));
}
