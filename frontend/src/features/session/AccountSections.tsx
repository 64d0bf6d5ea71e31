import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { knownLanguage, LANGUAGES, useErrorText } from '@/i18n';
import type { Me, ProfileChange } from '@/protocol';
import { answered, api } from '@/transport';
import { Bone, Button, buttonClass, Field, Select, SettingRow } from '@/ui';
import { AddressRow } from './account/AddressRow';
import { OutsideRow } from './account/OutsideRow';
import { auth } from './authApi';
import { AvatarChoice } from './AvatarChoice';
import { countryChoices } from './countries';
import { DeleteRow } from './data/DeleteRow';
import { ExportRow } from './data/ExportRow';
import { StatsRow } from './data/StatsRow';
import { DoorLink } from './DoorLink';
import { meQuery, useForgetEverything, useMe } from './me';
import { Refusal } from './Refusal';
import { AppRow } from './security/AppRow';
import { PasskeysRow } from './security/PasskeysRow';
import { PasswordRow } from './security/PasswordRow';
import { RecoveryCodesRow } from './security/RecoveryCodesRow';
import { SessionsRow } from './security/SessionsRow';
import { useForm } from './useForm';

/** What others see of a player: name, country, and the language of the page. */
export function ProfileSection(): ReactElement {
  const me = useMe();
  const { t } = useTranslation('session');
  if (me === undefined) return <Bone />;
  if (me === null) {
    return (
      <SettingRow title={t('nobody.title')} note={t('nobody.text')}>
        <p className="set__v">
          <DoorLink className={buttonClass('brass')} to="/account/signup">
            {t('signUp.do')}
          </DoorLink>
          <DoorLink to="/account/login">{t('signIn.do')}</DoorLink>
        </p>
      </SettingRow>
    );
  }
  return <ProfileForm me={me} />;
}

/** What guests may change too; their name is given by the house. */
const OWN = ['avatar', 'country', 'language'] as const;

function ProfileForm({ me }: { me: Me }): ReactElement {
  const { t, i18n } = useTranslation('session');
  const client = useQueryClient();
  const form = useForm(me.kind === 'guest' ? OWN : ['name', ...OWN], async (values) => {
    // The choices are the server's own; it checks what it is sent all the same.
    const body = values as ProfileChange;
    client.setQueryData(meQuery.queryKey, await answered(api.PATCH('/api/me', { body })));
    return true;
  });
  return (
    <form className="set-form" {...form.props}>
      <Field
        label={t('name')}
        name="name"
        defaultValue={me.name}
        maxLength={20}
        required
        disabled={me.kind === 'guest'}
        hint={me.kind === 'guest' && t('guestName')}
        error={form.about('name')}
      />
      <AvatarChoice name={me.name} chosen={me.avatar} />
      <Select
        label={t('country')}
        name="country"
        defaultValue={me.country}
        choices={countryChoices(i18n.language, t('noCountry'))}
      />
      <Select
        label={t('language')}
        name="language"
        defaultValue={knownLanguage(me.language)}
        choices={LANGUAGES.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <Refusal>{form.refusal}</Refusal>
      <p className="set__v">
        <span role="status" className="quiet">
          {form.answer && t('saved')}
        </span>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}

/** Address, outside accounts and the way out, for accounts; for guests the way to become one. */
export function AccountSection(): ReactElement | null {
  const me = useMe();
  const { t } = useTranslation('session');
  if (!me) return null;
  if (me.kind === 'guest') {
    return (
      <SettingRow title={t('guest.title')} note={t('guest.text')}>
        <p className="set__v">
          <DoorLink className={buttonClass('brass')} to="/account/signup">
            {t('signUp.do')}
          </DoorLink>
        </p>
      </SettingRow>
    );
  }
  return (
    <>
      <AddressRow />
      <OutsideRow />
      <SettingRow title={t('signOut.title')} note={t('signOut.text')}>
        <SignOut />
      </SettingRow>
    </>
  );
}

/** How one gets in, and who is in: for accounts alone. */
export function SecuritySection(): ReactElement {
  return (
    <>
      <PasswordRow />
      <PasskeysRow />
      <AppRow />
      <RecoveryCodesRow />
      <SessionsRow />
    </>
  );
}

/** What is kept about one, and the end of it: for guests as well. */
export function DataSection(): ReactElement | null {
  const me = useMe();
  if (!me) return null;
  return (
    <>
      {me.kind === 'human' && <StatsRow me={me} />}
      <ExportRow />
      <DeleteRow guest={me.kind === 'guest'} />
    </>
  );
}

function SignOut(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const forget = useForgetEverything();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => {
      await auth.signOut();
      await forget();
      await navigate('/');
    },
  });
  return (
    <>
      <p className="set__v">
        <Button busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('signOut.do')}
        </Button>
      </p>
      <Refusal>{leave.isError ? errorText(leave.error) : undefined}</Refusal>
    </>
  );
}
