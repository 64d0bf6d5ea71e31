import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useErrorText } from '@/i18n';
import { Bone, Button, buttonClass, Field } from '@/ui';
import { auth } from './authApi';
import { Door } from './Door';
import { NewPasswordField } from './doors/NewPasswordField';
import { useEntrance } from './doors/useEntrance';
import { DoorLink } from './DoorLink';
import { Refusal } from './Refusal';
import { useForm } from './useForm';

/** Asks for a mail with a link. The answer never tells whether an address is known. */
export function ForgottenPage(): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['email'], async ({ email }) => {
    await auth.askForReset(email);
    return email;
  });
  if (form.answer !== undefined) {
    return (
      <Door title={t('forgotten.sent')}>
        <p role="status">{t('forgotten.sentText', { email: form.answer })}</p>
        <Button onClick={form.reset}>{t('forgotten.again')}</Button>
      </Door>
    );
  }
  return (
    <Door title={t('forgotten.title')} below={<DoorLink to="/account/login">{t('signIn.title')}</DoorLink>}>
      <form {...form.props}>
        <Field label={t('email')} name="email" type="email" autoComplete="email" required error={form.about('email')} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" look="brass" busy={form.busy}>
          {t('forgotten.do')}
        </Button>
      </form>
    </Door>
  );
}

/** Where the link of such a mail leads. */
export function NewPasswordPage(): ReactElement {
  const { t } = useTranslation('session');
  const { key = '' } = useParams();
  const errorText = useErrorText();
  const check = useQuery({ queryKey: ['reset key', key], queryFn: () => auth.checkResetKey(key), staleTime: Infinity });
  return (
    <Door title={t('newPassword.title')}>
      {check.isPending && (
        <div aria-busy="true">
          <Bone />
          <Bone width={62} />
        </div>
      )}
      {check.isError && (
        <>
          <Refusal>{check.error.name === 'ApiError' ? t('newPassword.spent') : errorText(check.error)}</Refusal>
          <Link className={buttonClass('brass')} to="/account/password/reset">
            {t('forgotten.do')}
          </Link>
        </>
      )}
      {check.isSuccess && <NewPasswordForm resetKey={key} />}
    </Door>
  );
}

function NewPasswordForm({ resetKey }: { resetKey: string }): ReactElement {
  const { t } = useTranslation('session');
  const enter = useEntrance();
  const form = useForm(['password'], async ({ password }) => {
    const step = await auth.resetPassword(resetKey, password);
    if (step.at === 'signed_in') await enter();
    return true;
  });
  if (form.answer) {
    return (
      <>
        <p role="status">{t('newPassword.done')}</p>
        <Link className={buttonClass('brass')} to="/account/login">
          {t('signIn.do')}
        </Link>
      </>
    );
  }
  return (
    <form {...form.props}>
      <NewPasswordField label={t('newPassword.new')} name="password" error={form.about('password')} />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" look="brass" busy={form.busy}>
        {t('newPassword.do')}
      </Button>
    </form>
  );
}
