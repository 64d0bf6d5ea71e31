import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answered, api, isApiError } from '@/transport';

/** A rated game has its record as soon as its ratings are applied: moments after its end. */
const SEALED_TRIES = 20;
const AGAIN_MS = 1_500;
const OTHER_TRIES = 2;

/** The record of a finished game, byte for byte as the server gives it to anybody. What was read once never changes. */
export function useRecordOf(gameId: string): UseQueryResult<Uint8Array<ArrayBuffer>> {
  return useQuery({
    queryKey: ['record', gameId],
    queryFn: async () => new Uint8Array(await fetchRecord(gameId)),
    staleTime: Infinity,
    retry: (failures, error) => failures < triesFor(error),
    retryDelay: AGAIN_MS,
  });
}

function fetchRecord(gameId: string): Promise<ArrayBuffer> {
  const params = { path: { game_id: gameId } };
  return answered(api.GET('/api/games/{game_id}/record', { params, parseAs: 'arrayBuffer' }));
}

/** A refusal is an answer and is not asked for again; silence is. */
function triesFor(error: Error): number {
  if (isApiError(error, 'not_sealed_yet')) return SEALED_TRIES;
  return isApiError(error) && error.status > 0 && error.status < 500 ? 0 : OTHER_TRIES;
}
