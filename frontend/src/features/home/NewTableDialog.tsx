import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { openTable, STANDARD } from '@/features/lobby';
import { ensureSomebody } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Visibility } from '@/protocol';
import { Button, Choice, Dialog } from '@/ui';
import { SeatsDrawing } from './SeatsDrawing';

type SeatCount = '2' | '3' | '4' | '5';

const COUNTS: readonly SeatCount[] = ['2', '3', '4', '5'];

interface NewTableDialogProps {
  wanted: Visibility;
  /** How many are offered at first. */
  seats?: SeatCount;
  onClose: () => void;
}

/** What cannot be changed once a table stands: how many may sit at it. All else is set at the table. */
export function NewTableDialog({ wanted, seats: first = '4', onClose }: NewTableDialogProps): ReactElement {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [seats, setSeats] = useState(first);
  const [visibility, setVisibility] = useState(wanted);
  const open = useMutation({
    mutationFn: async () => {
      await ensureSomebody(client);
      const options = { ...STANDARD, length: 'short' } as const;
      const table = await openTable({ seats: Number(seats), pace: 'normal', visibility, options });
      await navigate(`/table/${table.table_id}`);
    },
  });
  return (
    <Dialog
      title={t('newTable.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('newTable.cancel')}</Button>
          <Button look="brass" busy={open.isPending} onClick={() => open.mutate()}>
            {t('newTable.do')}
          </Button>
        </>
      }
    >
      <p>{t('newTable.seats')}</p>
      <Choice
        className="counts"
        name="seats"
        label={t('newTable.seats')}
        value={seats}
        onChange={setSeats}
        options={COUNTS.map((value) => ({ value, title: value, drawing: <SeatsDrawing seats={Number(value)} /> }))}
      />
      <Choice
        name="visibility"
        label={t('newTable.visibility')}
        value={visibility}
        onChange={setVisibility}
        options={[
          { value: 'private', title: t('newTable.private'), note: t('newTable.privateNote') },
          { value: 'public', title: t('newTable.public'), note: t('newTable.publicNote') },
        ]}
      />
      <p role="alert">{open.isError && errorText(open.error)}</p>
    </Dialog>
  );
}
