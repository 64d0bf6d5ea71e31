import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { factors, type FactorType, type SecondFactor } from '../authApi';

/** The second factors of whoever is signed in: three rows show a share each. */
export const factorsQuery = queryOptions({ queryKey: ['second factors'], queryFn: factors.list });

/** Those of one type; undefined while they are on their way. */
export function useFactors<Type extends FactorType>(type: Type) {
  const { data, error } = useQuery(factorsQuery);
  const own = data?.filter((factor): factor is Extract<SecondFactor, { type: Type }> => factor.type === type);
  return { own, error };
}

export function useRefreshFactors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsQuery.queryKey });
}
