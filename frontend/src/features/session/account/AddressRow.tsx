import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Bone, Button, Field, SettingRow } from '@/ui';
import { addresses, type Address } from '../authApi';
import { meQuery } from '../me';
import { Refusal } from '../Refusal';
import { useForm } from '../useForm';

const LIST = ['addresses'];

/** The address that counts, and the one that waits to take its place. */
export function AddressRow(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  const list = useQuery({ queryKey: LIST, queryFn: addresses.list });
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: LIST });
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  const current = list.data?.find((address) => address.primary);
  const waiting = list.data?.find((address) => !address.primary);
  return (
    <SettingRow title={t('email')} note={t('emailNote')}>
      {list.isPending && <Bone width={62} />}
      <Refusal>{list.isError ? errorText(list.error) : undefined}</Refusal>
      {current && (
        <p className="set__v">
          <span>{current.email}</span>
          <span className={current.verified ? 'said' : 'quiet'}>{t(current.verified ? 'verified' : 'unverified')}</span>
          {!changing && <Button onClick={() => setChanging(true)}>{t('change')}</Button>}
        </p>
      )}
      {current && !current.verified && <Unconfirmed address={current} />}
      {waiting && <Unconfirmed address={waiting} giveUp={refresh} />}
      {changing && (
        <ChangeForm
          close={() => setChanging(false)}
          changed={async () => {
            await refresh();
            setChanging(false);
          }}
        />
      )}
    </SettingRow>
  );
}

/** An address whose mail has not been answered yet; one that waits for another's place can be given up. */
function Unconfirmed({ address, giveUp }: { address: Address; giveUp?: () => Promise<void> }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const resend = useMutation({ mutationFn: () => addresses.resend(address.email) });
  const drop = useMutation({
    mutationFn: async () => {
      await addresses.giveUp(address.email);
      await giveUp?.();
    },
  });
  const error = resend.error ?? drop.error;
  return (
    <div className="waiting">
      <p>{t(giveUp ? 'address.waiting' : 'address.unconfirmed', { email: address.email })}</p>
      <p className="set__v">
        <Button look="bare" busy={resend.isPending} onClick={() => resend.mutate()}>
          {t(resend.isSuccess ? 'resent' : 'resend')}
        </Button>
        {giveUp && (
          <Button look="bare" busy={drop.isPending} onClick={() => drop.mutate()}>
            {t('address.giveUp')}
          </Button>
        )}
      </p>
      <Refusal>{error ? errorText(error) : undefined}</Refusal>
    </div>
  );
}

function ChangeForm({ close, changed }: { close: () => void; changed: () => Promise<void> }): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['email'], async ({ email }) => {
    await addresses.change(email);
    await changed();
  });
  return (
    <form className="set-form" {...form.props}>
      <Field
        label={t('address.new')}
        hint={t('address.newHint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={form.about('email')}
      />
      <Refusal>{form.refusal}</Refusal>
      <p className="set__v">
        <Button look="bare" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('address.do')}
        </Button>
      </p>
    </form>
  );
}
