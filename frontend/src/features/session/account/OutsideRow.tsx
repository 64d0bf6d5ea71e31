import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '@/i18n';
import { Button, SettingRow } from '@/ui';
import { goToProvider, outside, type Provider } from '../authApi';
import { providersQuery } from '../doors/Providers';
import { prove } from '../proof/proof';
import { Refusal } from '../Refusal';

const LIST = ['outside accounts'];
const HERE = '/settings';

/** Accounts elsewhere that open this one. There is no such row where the operator has named no provider. */
export function OutsideRow(): ReactElement | null {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const providers = useQuery(providersQuery).data ?? [];
  const accounts = useQuery({ queryKey: LIST, queryFn: outside.accounts, enabled: providers.length > 0 });
  const disconnect = useMutation({
    mutationFn: outside.disconnect,
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  });
  if (providers.length === 0) return null;
  const free = providers.filter(({ id }) => !accounts.data?.some(({ provider }) => provider.id === id));
  const error = accounts.error ?? disconnect.error;
  const cameBackInVain = query.has('error');
  return (
    <SettingRow title={t('outside.title')} note={t('outside.note')}>
      <ul className="sessions">
        {accounts.data?.map((account) => (
          <li key={`${account.provider.id} ${account.uid}`}>
            <span>
              <b>{account.provider.name}</b>
              <small>{account.display}</small>
            </span>
            <Button look="bare" busy={disconnect.isPending} onClick={() => disconnect.mutate(account)}>
              {t('outside.disconnect')}
            </Button>
          </li>
        ))}
        {free.map((provider) => (
          <Connect key={provider.id} provider={provider} />
        ))}
      </ul>
      <Refusal>{error ? errorText(error) : cameBackInVain ? t('outside.failed') : undefined}</Refusal>
    </SettingRow>
  );
}

function Connect({ provider }: { provider: Provider }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const go = useMutation({
    mutationFn: async () => {
      // The way leads through another site: what must be proved is proved before.
      await prove();
      await goToProvider(provider.id, HERE, 'connect');
    },
  });
  return (
    <li>
      <span>
        <b>{provider.name}</b>
        {go.isError && <small role="alert">{errorText(go.error)}</small>}
      </span>
      <Button look="bare" busy={go.isPending} onClick={() => go.mutate()}>
        {t('outside.connect')}
      </Button>
    </li>
  );
}
