import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, api } from '@/transport';
import { askedOf } from './search';

/** One page of the games that a search finds; the page before it stands until the next one is there. */
export function gamesQuery(search: URLSearchParams) {
  return queryOptions({
    queryKey: ['games', 'search', search.toString()],
    queryFn: () => answered(api.GET('/api/games', { params: { query: askedOf(search) } })),
    placeholderData: keepPreviousData,
  });
}
