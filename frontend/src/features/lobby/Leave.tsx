import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '@/i18n';
import type { Table } from '@/protocol';
import { Button } from '@/ui';
import { leaveTable } from './tableCalls';

/** The way out: before the game it costs nothing, so it does not ask. Who only looks just goes. A refusal hangs under it. */
export function Leave({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => {
      if (table.you !== null) await leaveTable(table);
      await navigate('/');
    },
  });
  return (
    <div className="leave-way">
      <Button look="bare" className="leave" busy={leave.isPending} onClick={() => leave.mutate()}>
        {t('leave')}
      </Button>
      {leave.isError && (
        <p className="notice paper" role="alert">
          {errorText(leave.error)}
        </p>
      )}
    </div>
  );
}
