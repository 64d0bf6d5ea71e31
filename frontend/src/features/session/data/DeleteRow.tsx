import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '@/i18n';
import { api, errorFrom } from '@/transport';
import { Button, Dialog, SettingRow } from '@/ui';
import { useForgetEverything } from '../me';
import { prove } from '../proof/proof';
import { Refusal } from '../Refusal';

/** The end of an account, or of what is kept of a guest. */
export function DeleteRow({ guest }: { guest: boolean }): ReactElement {
  const { t } = useTranslation('session');
  const [asking, setAsking] = useState(false);
  return (
    <SettingRow title={t('delete.title')} note={t('delete.note')}>
      <p className="set__v">
        <Button onClick={() => setAsking(true)}>{t(guest ? 'delete.guest' : 'delete.account')}</Button>
      </p>
      {asking && <Question guest={guest} close={() => setAsking(false)} />}
    </SettingRow>
  );
}

/** Says what goes and what stays. An account is deleted by whoever proves now that it is theirs. */
function Question({ guest, close }: { guest: boolean; close: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const forget = useForgetEverything();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: async () => {
      if (!guest) await prove();
      await deleteMe();
      await forget();
      await navigate('/');
    },
  });
  return (
    <Dialog
      title={t(guest ? 'delete.guest' : 'delete.account')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('delete.keep')}</Button>
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            {t('delete.do')}
          </Button>
        </>
      }
    >
      <p>{t('delete.goes')}</p>
      <p>{t('delete.stays')}</p>
      <p>{t('delete.running')}</p>
      <Refusal>{end.isError ? errorText(end.error) : undefined}</Refusal>
    </Dialog>
  );
}

async function deleteMe(): Promise<void> {
  const { response, error } = await api.DELETE('/api/me');
  if (!response.ok) throw errorFrom(response.status, error);
}
