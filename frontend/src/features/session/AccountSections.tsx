import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatsOf, knownLanguage, LANGUAGES, useErrorText } from '@/i18n';
import type { Me, ProfileChange } from '@/protocol';
import { answered, api } from '@/transport';
import { Bone, Button, buttonClass, Field, Select, SettingRow } from '@/ui';
import { auth, type SessionEntry } from './authApi';
import { AvatarChoice } from './AvatarChoice';
import { countryChoices } from './countries';
import { DoorLink } from './DoorLink';
import { meQuery, useForgetEverything, useMe } from './me';
import { Refusal } from './Refusal';
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

/** Address, password, sessions and the way out, for accounts; for guests the way to become one. */
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
      <EmailRow me={me} />
      <PasswordRow />
      <SettingRow title={t('sessions.title')}>
        <Sessions />
      </SettingRow>
      <SettingRow title={t('signOut.title')} note={t('signOut.text')}>
        <SignOut />
      </SettingRow>
    </>
  );
}

function EmailRow({ me }: { me: Me }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const resend = useMutation({ mutationFn: () => auth.resendVerification(me.email ?? '') });
  return (
    <SettingRow title={t('email')} note={t('emailNote')}>
      <p className="set__v">
        {me.email}{' '}
        <span className={me.email_verified ? 'said' : 'quiet'}>{t(me.email_verified ? 'verified' : 'unverified')}</span>
        {!me.email_verified && (
          <Button busy={resend.isPending} onClick={() => resend.mutate()}>
            {t(resend.isSuccess ? 'resent' : 'resend')}
          </Button>
        )}
      </p>
      <Refusal>{resend.isError ? errorText(resend.error) : undefined}</Refusal>
    </SettingRow>
  );
}

function PasswordRow(): ReactElement {
  const { t } = useTranslation('session');
  const [open, setOpen] = useState(false);
  const form = useForm(['current_password', 'new_password'], async (values) => {
    await auth.changePassword(values);
    setOpen(false);
    return true;
  });
  return (
    <SettingRow title={t('password')} note={t('passwordNote')}>
      {!open && (
        <p className="set__v">
          <span role="status" className="quiet">
            {form.answer && t('passwordChanged')}
          </span>
          <Button onClick={() => setOpen(true)}>{t('change')}</Button>
        </p>
      )}
      {open && (
        <form className="set-form" {...form.props}>
          <Field
            label={t('currentPassword')}
            name="current_password"
            type="password"
            autoComplete="current-password"
            required
            error={form.about('current_password')}
          />
          <Field
            label={t('newPassword.new')}
            hint={t('passwordHint')}
            name="new_password"
            type="password"
            autoComplete="new-password"
            required
            error={form.about('new_password')}
          />
          <Refusal>{form.refusal}</Refusal>
          <p className="set__v">
            <Button look="bare" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t('change')}
            </Button>
          </p>
        </form>
      )}
    </SettingRow>
  );
}

function Sessions(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const client = useQueryClient();
  const list = useQuery({ queryKey: ['sessions'], queryFn: auth.sessions });
  const end = useMutation({
    mutationFn: (id: number) => auth.endSessions([id]),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const error = list.error ?? end.error;
  return (
    <>
      <ul className="sessions" aria-busy={list.isPending}>
        {list.isPending && <Bone />}
        {list.data?.map((entry) => (
          <li key={entry.id}>
            <SessionWords entry={entry} />
            {!entry.is_current && (
              <Button
                look="bare"
                busy={end.isPending && end.variables === entry.id}
                onClick={() => end.mutate(entry.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Refusal>{error ? errorText(error) : undefined}</Refusal>
    </>
  );
}

function SessionWords({ entry }: { entry: SessionEntry }): ReactElement {
  const { t, i18n } = useTranslation('session');
  const since = new Intl.DateTimeFormat(formatsOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <span>
      <b>{entry.is_current ? t('sessions.this') : browserOf(entry.user_agent)}</b>
      <small>{t('sessions.since', { time: since.format(entry.created_at * 1000) })}</small>
    </span>
  );
}

/** A browser's name out of its user agent: enough to tell one's own devices apart. */
export function browserOf(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(userAgent)?.[1] ?? userAgent.split(' ')[0] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Macintosh|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac' };
  return [browser, system].flatMap((name) => (name ? [names[name] ?? name] : [])).join(', ');
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
