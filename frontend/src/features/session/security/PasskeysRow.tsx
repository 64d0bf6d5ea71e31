import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Bone, Button, Field, Icon, SettingRow } from '@/ui';
import { factors, type SecondFactor } from '../authApi';
import { browserOf } from '../browserOf';
import { Refusal } from '../Refusal';
import { useDates } from '../useDates';
import { useForm } from '../useForm';
import { addPasskey, canHavePasskeys } from '../webauthn';
import { useFactors, useRefreshFactors } from './factorsQuery';
import { RecoverySheet } from './RecoverySheet';
import { useNewCodes } from './useNewCodes';

type Passkey = Extract<SecondFactor, { type: 'webauthn' }>;

/** As long as the server keeps. */
const LONGEST_NAME = 100;

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
            <PasskeyLine
              key={key.id}
              passkey={key}
              removing={remove.isPending && remove.variables === key.id}
              remove={() => remove.mutate(key.id)}
            />
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

interface PasskeyLineProps {
  passkey: Passkey;
  removing: boolean;
  remove: () => void;
}

/** One of them: what it is called, since when, and what can be done with it. */
function PasskeyLine({ passkey, removing, remove }: PasskeyLineProps): ReactElement {
  const { t } = useTranslation('session');
  const { day } = useDates();
  const [renaming, setRenaming] = useState(false);
  const { name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  if (renaming) {
    return (
      <li>
        <Rename passkey={passkey} close={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li>
      <Icon name="key" />
      <span className="grow">
        <b>{name}</b>
        <small>
          {t('since', { time: day(createdAt) })}
          {lastUsedAt !== null && ` · ${t('lastUsed', { time: day(lastUsedAt) })}`}
        </small>
      </span>
      <Button look="bare" aria-label={t('passkey.renameNamed', { name })} onClick={() => setRenaming(true)}>
        {t('passkey.rename')}
      </Button>
      <Button look="bare" busy={removing} aria-label={t('passkey.removeNamed', { name })} onClick={remove}>
        {t('remove')}
      </Button>
    </li>
  );
}

function Rename({ passkey: { id, name: before }, close }: { passkey: Passkey; close: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const refresh = useRefreshFactors();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm(['name'], async ({ name }) => {
    await factors.renamePasskey(id, name.trim());
    await refresh();
    close();
  });
  useEffect(() => field.current?.select(), []);
  return (
    <form className="set-form grow" {...form.props}>
      <Field
        ref={field}
        label={t('passkey.name')}
        name="name"
        maxLength={LONGEST_NAME}
        defaultValue={before}
        error={form.about('name')}
      />
      <Refusal>{form.refusal}</Refusal>
      <FormActs close={close} busy={form.busy}>
        {t('passkey.keepName')}
      </FormActs>
    </form>
  );
}

function FormActs({ close, busy, children }: { close: () => void; busy: boolean; children: string }): ReactElement {
  const { t } = useTranslation('session');
  return (
    <p className="set__v">
      <Button look="bare" onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" look="brass" busy={busy}>
        {children}
      </Button>
    </p>
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
        maxLength={LONGEST_NAME}
        defaultValue={browserOf(navigator.userAgent)}
        error={form.about('name')}
      />
      <Refusal>{form.refusal}</Refusal>
      <FormActs close={close} busy={form.busy}>
        {t('passkey.do')}
      </FormActs>
    </form>
  );
}
