import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '@/i18n';
import { Bone, Button, buttonClass, Field } from '@/ui';
import { auth, outside, type AuthStep } from './authApi';
import { Door } from './Door';
import { CheckMail } from './doors/CheckMail';
import { SecondStep } from './doors/SecondStep';
import { useEntrance } from './doors/useEntrance';
import { DoorLink } from './DoorLink';
import { useMe } from './me';
import { Refusal } from './Refusal';
import { useForm } from './useForm';

/** Where one comes back to from an outside provider: in, or to what is still to be done. */
export function ProviderPage(): ReactElement {
  const [query] = useSearchParams();
  const enter = useEntrance();
  const [next, setNext] = useState<AuthStep | null>(null);
  const failed = query.has('error');
  const first = useQuery({ queryKey: ['back from provider'], queryFn: auth.where, enabled: !failed, gcTime: 0 });
  const step = next ?? first.data;
  const isIn = step?.at === 'signed_in';
  const goIn = useEffectEvent(() => void enter());
  useEffect(() => {
    if (isIn) goIn();
  }, [isIn]);
  const onStep = (taken: AuthStep): Promise<void> => {
    setNext(taken);
    return Promise.resolve();
  };
  if (failed || step?.at === 'signed_out') return <Failed code={query.get('error')} />;
  if (first.isError) return <Failed error={first.error} />;
  if (step?.at !== 'pending') return <Arriving />;
  if (step.flow === 'mfa_authenticate') return <SecondStep factors={step.factors} onStep={onStep} />;
  if (step.flow === 'verify_email') return <CheckMail />;
  return <NewAccount onStep={onStep} />;
}

function Arriving(): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Door title={t('signIn.title')}>
      <div aria-busy="true">
        <Bone />
        <Bone width={62} />
      </div>
    </Door>
  );
}

function Failed({ code, error }: { code?: string | null; error?: Error }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const givenUp = code === 'cancelled' || code === 'denied';
  return (
    <Door title={t('outside.failedTitle')}>
      <Refusal>{error ? errorText(error) : t(givenUp ? 'outside.givenUp' : 'outside.failed')}</Refusal>
      <DoorLink className={buttonClass('brass')} to="/account/login">
        {t('signIn.do')}
      </DoorLink>
    </Door>
  );
}

/** Somebody whom the provider knows and this site does not yet: they choose their name. */
function NewAccount({ onStep }: { onStep: (step: AuthStep) => Promise<void> }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const me = useMe();
  const told = useQuery({ queryKey: ['told by provider'], queryFn: outside.pending, gcTime: 0 });
  const form = useForm(['username', 'email'], async (values) => onStep(await outside.signUp(values)));
  return (
    <Door title={t('signUp.title')}>
      {told.isPending && <Bone />}
      <Refusal>{told.isError ? errorText(told.error) : undefined}</Refusal>
      {me?.kind === 'guest' && <p className="door__note">{t('signUp.guest')}</p>}
      {told.data && (
        <form {...form.props}>
          <p className="door__note">{t('outside.known', { name: told.data.provider })}</p>
          <Field
            label={t('name')}
            hint={t('signUp.nameHint')}
            name="username"
            autoComplete="nickname"
            defaultValue={told.data.name}
            maxLength={20}
            required
            error={form.about('username')}
          />
          <Field
            label={t('email')}
            hint={t('signUp.emailHint')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={told.data.email}
            required
            error={form.about('email')}
          />
          <Refusal>{form.refusal}</Refusal>
          <Button type="submit" look="brass" busy={form.busy}>
            {t('signUp.do')}
          </Button>
        </form>
      )}
    </Door>
  );
}
