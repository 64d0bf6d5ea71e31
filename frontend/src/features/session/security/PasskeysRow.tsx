import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Bone, Button, Field, Icon, SettingRow } from '@/ui';
import { factors } from '../authApi';
import { browserOf } from '../browserOf';
import { Refusal } from '../Refusal';
import { useDates } from '../useDates';
import { useForm } from '../useForm';
import { addPasskey, canHavePasskeys } from '../webauthn';
import { useFactors, useRefreshFactors } from './factorsQuery';
import { RecoverySheet } from './RecoverySheet';
import { useNewCodes } from './useNewCodes';

/** The passkeys: devices that open the account by a finger or a PIN. */
export function PasskeysRow(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { own, error } = useFactors('webauthn');
  const [adding, setAdding] = useState(false);
  const { codes, fetchCodes, putAway } = useNewCodes();
  const remove = useRemoval();
  const failure = error ?? remove.error;
  return (
    <SettingRow title={t('passkey.title')} note={t('passkey.note')}>
      {own === undefined && !error && <Bone width={62} />}
      {own && own.length > 0 && (
        <ul className="sessions">
          {own.map((key) => (
            <li key={key.id}>
              <Icon name="key" />
              <KeyWords name={key.name} createdAt={key.created_at} lastUsedAt={key.last_used_at} />
              <Button
                look="bare"
                busy={remove.isPending && remove.variables === key.id}
                aria-label={t('passkey.removeNamed', { name: key.name })}
                onClick={() => remove.mutate(key.id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own && !adding && <Add none={own.length === 0} add={() => setAdding(true)} />}
      {adding && <NewPasskey close={() => setAdding(false)} added={fetchCodes} />}
      <Refusal>{failure ? errorText(failure) : undefined}</Refusal>
      {codes.length > 0 && <RecoverySheet codes={codes} putAway={putAway} />}
    </SettingRow>
  );
}

function useRemoval() {
  const refresh = useRefreshFactors();
  return useMutation({ mutationFn: factors.removePasskey, onSuccess: refresh });
}

function KeyWords(key: { name: string; createdAt: number; lastUsedAt: number | null }): ReactElement {
  const { t } = useTranslation('session');
  const { day } = useDates();
  return (
    <span className="grow">
      <b>{key.name}</b>
      <small>
        {t('since', { time: day(key.createdAt) })}
        {key.lastUsedAt !== null && ` · ${t('lastUsed', { time: day(key.lastUsedAt) })}`}
      </small>
    </span>
  );
}

function Add({ none, add }: { none: boolean; add: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const possible = canHavePasskeys();
  return (
    <p className="set__v">
      {!possible && <span className="quiet">{t('passkey.impossible')}</span>}
      {possible && none && <span className="quiet">{t('passkey.none')}</span>}
      {possible && <Button onClick={add}>{t('passkey.add')}</Button>}
    </p>
  );
}

function NewPasskey({ close, added }: { close: () => void; added: () => Promise<void> }): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['name'], async ({ name }) => {
    await addPasskey(name.trim() || browserOf(navigator.userAgent));
    await added();
    close();
  });
  return (
    <form className="set-form" {...form.props}>
      <Field
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        name="name"
        maxLength={100}
        defaultValue={browserOf(navigator.userAgent)}
        error={form.about('name')}
      />
      <Refusal>{form.refusal}</Refusal>
      <p className="set__v">
        <Button look="bare" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" look="brass" busy={form.busy}>
          {t('passkey.do')}
        </Button>
      </p>
    </form>
  );
}
