import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import type { Me } from '@/protocol';
import { answered, api } from '@/transport';
import { Lever } from '@/ui';
import { meQuery } from '../me';
import { Refusal } from '../Refusal';

/** Whether others see the figures of one's games; rated results stay public. */
export function StatsRow({ me }: { me: Me }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (hidden: boolean) => answered(api.PATCH('/api/me', { body: { stats_hidden: hidden } })),
    onSuccess: (changed) => {
      client.setQueryData(meQuery.queryKey, changed);
      void client.invalidateQueries({ queryKey: ['players', changed.public_id] });
    },
  });
  return (
    <>
      <Lever
        title={t('stats.title')}
        on={t('stats.shown')}
        off={t('stats.hidden')}
        checked={!(change.isPending ? change.variables : me.stats_hidden)}
        onChange={(shown) => change.mutate(!shown)}
      />
      <Refusal>{change.isError ? errorText(change.error) : undefined}</Refusal>
    </>
  );
}
