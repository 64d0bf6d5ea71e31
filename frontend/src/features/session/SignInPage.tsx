import { useState, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button, Field } from '@/ui';
import { auth, type AuthStep } from './authApi';
import { Door } from './Door';
import { DoorLink } from './DoorLink';
import { useForgetEverything } from './me';
import { Refusal } from './Refusal';
import { useForm } from './useForm';
import { useWayBack } from './wayBack';

/** Sign in with e-mail and password, and the second step for those who have one. */
export function SignInPage(): ReactElement {
  const { t } = useTranslation('session');
  const enter = useEntrance();
  const [step, setStep] = useState<AuthStep | null>(null);
  const onStep = async (next: AuthStep): Promise<void> => {
    setStep(next);
    if (next.at === 'signed_in') await enter();
  };
  if (step?.at === 'pending' && step.flow === 'mfa_authenticate') return <SecondStep onStep={onStep} />;
  if (step?.at === 'pending' && step.flow === 'verify_email') return <CheckMail />;
  return (
    <Door title={t('signIn.title')} below={<Others />}>
      <PasswordForm onStep={onStep} />
    </Door>
  );
}

type OnStep = (step: AuthStep) => Promise<void>;

function PasswordForm({ onStep }: { onStep: OnStep }): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['email', 'password'], async (values) => onStep(await auth.signIn(values)));
  const wrong = form.about('password');
  const forgotten = wrong && (
    <>
      {wrong} <DoorLink to="/account/password/reset">{t('signIn.forgotten')}</DoorLink>
    </>
  );
  return (
    <form {...form.props}>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={form.about('email')}
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={forgotten}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" look="brass" busy={form.busy}>
        {t('signIn.do')}
      </Button>
    </form>
  );
}

function SecondStep({ onStep }: { onStep: OnStep }): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['code'], async ({ code }) => onStep(await auth.secondFactor(code)));
  return (
    <Door title={t('second.title')}>
      <form {...form.props}>
        <Field
          label={t('second.code')}
          hint={t('second.hint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.about('code')}
        />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" look="brass" busy={form.busy}>
          {t('signIn.do')}
        </Button>
      </form>
    </Door>
  );
}

/** An account that has to be verified before it may sign in. */
export function CheckMail(): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Door title={t('checkMail.title')}>
      <p role="status">{t('checkMail.text')}</p>
    </Door>
  );
}

function Others(): ReactElement {
  const { t } = useTranslation('session');
  const back = useWayBack();
  return (
    <>
      <span>
        <Trans
          t={t}
          i18nKey="signIn.new"
          components={{ quiet: <span className="quiet" />, way: <DoorLink to="/account/signup" /> }}
        />
      </span>
      <DoorLink to="/account/password/reset">{t('signIn.forgot')}</DoorLink>
      <Link to={back}>{t('signIn.guest')}</Link>
    </>
  );
}

/** After signing in: nothing of what was seen before stays, and back to where one came from. */
export function useEntrance(): () => Promise<void> {
  const forget = useForgetEverything();
  const navigate = useNavigate();
  const back = useWayBack();
  return async () => {
    await forget();
    await navigate(back, { replace: true });
  };
}
