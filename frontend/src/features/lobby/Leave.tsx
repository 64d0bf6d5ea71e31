import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Table } from '@/protocol';
import { Button } from '@/ui';
import { leaveTable } from './tableCalls';

/** The way out: before the game it costs nothing, so it does not ask. Who only looks just goes. */
export function Leave({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => {
      if (table.you !== null) await leaveTable(table);
      await navigate('/');
    },
  });
  return (
    <Button look="bare" className="leave" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t('leave')}
    </Button>
  );
}
