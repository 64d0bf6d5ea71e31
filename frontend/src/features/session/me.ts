import type { Me } from '@/protocol';
import { answered, api, isApiError } from '@/transport';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Who is looking: an account, a guest, or null for somebody new. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<Me | null> => {
    try {
      return await answered(api.GET('/api/me'));
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
});

export function useMe(): Me | null | undefined {
  return useQuery(meQuery).data;
}

/** Somebody to play as: who is there already, or a new guest. */
export async function ensureSomebody(client: QueryClient): Promise<Me> {
  const known = await client.query({ ...meQuery, staleTime: 'static' });
  if (known !== null) return known;
  const guest = await answered(api.POST('/api/guests'));
  client.setQueryData(meQuery.queryKey, guest);
  return guest;
}

/** After signing in or out nothing of what the other person saw may stay. */
export function useForgetEverything(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    client.clear();
    await client.query({ ...meQuery, staleTime: 0 });
  };
}
