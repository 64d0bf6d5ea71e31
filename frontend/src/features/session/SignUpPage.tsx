import { useState, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Field } from '@/ui';
import { auth } from './authApi';
import { Door } from './Door';
import { CheckMail } from './doors/CheckMail';
import { NewPasswordField } from './doors/NewPasswordField';
import { Providers } from './doors/Providers';
import { useEntrance } from './doors/useEntrance';
import { DoorLink } from './DoorLink';
import { useMe } from './me';
import { Refusal } from './Refusal';
import { useForm } from './useForm';

/** A new account. Whoever has played as a guest keeps their games. */
export function SignUpPage(): ReactElement {
  const { t } = useTranslation('session');
  const me = useMe();
  const enter = useEntrance();
  const [mustVerify, setMustVerify] = useState(false);
  const form = useForm(['username', 'email', 'password'], async (values) => {
    const step = await auth.signUp(values);
    if (step.at === 'signed_in') await enter();
    else setMustVerify(true);
  });
  if (mustVerify) return <CheckMail />;
  return (
    <Door
      title={t('signUp.title')}
      below={
        <span>
          <Trans
            t={t}
            i18nKey="signUp.known"
            components={{ quiet: <span className="quiet" />, way: <DoorLink to="/account/login" /> }}
          />
        </span>
      }
    >
      {me?.kind === 'guest' && <p className="door__note">{t('signUp.guest')}</p>}
      <form {...form.props}>
        <Field
          label={t('name')}
          hint={t('signUp.nameHint')}
          name="username"
          autoComplete="nickname"
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
          required
          error={form.about('email')}
        />
        <NewPasswordField label={t('password')} name="password" error={form.about('password')} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" look="brass" busy={form.busy}>
          {t('signUp.do')}
        </Button>
      </form>
      <Providers />
    </Door>
  );
}
