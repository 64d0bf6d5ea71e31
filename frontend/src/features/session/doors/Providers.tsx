import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Button } from '@/ui';
import { goToProvider, outside } from '../authApi';
import { Refusal } from '../Refusal';
import { useWayBack, wayThrough } from '../wayBack';

/** The outside providers that the operator has named: usually none. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: outside.providers,
  staleTime: Infinity,
});

/** A button for each provider, at the doors. Whoever comes back comes to the room `/account/provider/callback`. */
export function Providers(): ReactElement | null {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const back = useWayBack();
  const providers = useQuery(providersQuery).data ?? [];
  const go = useMutation({
    mutationFn: (id: string) => goToProvider(id, wayThrough('/account/provider/callback', back), 'login'),
  });
  if (providers.length === 0) return null;
  return (
    <div className="door__more">
      {providers.map(({ id, name }) => (
        <Button key={id} busy={go.isPending && go.variables === id} onClick={() => go.mutate(id)}>
          {t('outside.with', { name })}
        </Button>
      ))}
      <Refusal>{go.isError ? errorText(go.error) : undefined}</Refusal>
    </div>
  );
}
