import { useState, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, Field } from '@/ui';
import { auth, type AuthStep } from './authApi';
import { Door } from './Door';
import { CheckMail } from './doors/CheckMail';
import { PasskeyButton } from './doors/PasskeyButton';
import { Providers } from './doors/Providers';
import { SecondStep } from './doors/SecondStep';
import { useEntrance } from './doors/useEntrance';
import { DoorLink } from './DoorLink';
import { Refusal } from './Refusal';
import { useForm } from './useForm';
import { useWayBack } from './wayBack';

/** Sign in with e-mail and password, by passkey or through a provider, and the second step for those who have one. */
export function SignInPage(): ReactElement {
  const { t } = useTranslation('session');
  const enter = useEntrance();
  const [step, setStep] = useState<AuthStep | null>(null);
  const onStep = async (next: AuthStep): Promise<void> => {
    setStep(next);
    if (next.at === 'signed_in') await enter();
  };
  if (step?.at === 'pending' && step.flow === 'mfa_authenticate') {
    return <SecondStep factors={step.factors} onStep={onStep} />;
  }
  if (step?.at === 'pending' && step.flow === 'verify_email') return <CheckMail />;
  return (
    <Door title={t('signIn.title')} below={<Others />}>
      <PasswordForm onStep={onStep} />
      <div className="door__more">
        <PasskeyButton door="login" onStep={onStep} />
      </div>
      <Providers />
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
