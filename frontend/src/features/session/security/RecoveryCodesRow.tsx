import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Button, Dialog, SettingRow } from '@/ui';
import { factors } from '../authApi';
import { Refusal } from '../Refusal';
import { useFactors, useRefreshFactors } from './factorsQuery';
import { RecoverySheet } from './RecoverySheet';

/** How many recovery codes are left, and new ones for whoever has lost or used them. */
export function RecoveryCodesRow(): ReactElement | null {
  const { t } = useTranslation('session');
  const refresh = useRefreshFactors();
  const codes = useFactors('recovery_codes').own?.[0];
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<string[]>([]);
  // They come with the first second factor, and go with the last.
  if (!codes) return null;
  return (
    <SettingRow title={t('recovery.title')} note={t('recovery.note')}>
      <p className="set__v">
        {t('recovery.left', { left: codes.unused_code_count, all: codes.total_code_count })}
        <Button onClick={() => setAsking(true)}>{t('recovery.renew')}</Button>
      </p>
      {asking && (
        <Renew
          close={() => setAsking(false)}
          renewed={async (fresh) => {
            setAsking(false);
            setMade(fresh);
            await refresh();
          }}
        />
      )}
      {made.length > 0 && <RecoverySheet codes={made} putAway={() => setMade([])} />}
    </SettingRow>
  );
}

function Renew({ close, renewed }: { close: () => void; renewed: (codes: string[]) => Promise<void> }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const renew = useMutation({ mutationFn: factors.newRecoveryCodes, onSuccess: renewed });
  return (
    <Dialog
      title={t('recovery.renew')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button look="brass" busy={renew.isPending} onClick={() => renew.mutate()}>
            {t('recovery.renewDo')}
          </Button>
        </>
      }
    >
      <p>{t('recovery.renewText')}</p>
      <Refusal>{renew.isError ? errorText(renew.error) : undefined}</Refusal>
    </Dialog>
  );
}
