import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field } from '@/ui';
import { auth, type AuthStep, type FactorType } from '../authApi';
import { Door } from '../Door';
import { Refusal } from '../Refusal';
import { useForm } from '../useForm';
import { PasskeyButton } from './PasskeyButton';

interface SecondStepProps {
  /** What the account has; nothing known: a code will do. */
  factors: readonly FactorType[];
  onStep: (step: AuthStep) => Promise<void>;
}

/** After the password: a passkey, the app's code, or one of the recovery codes. */
export function SecondStep({ factors, onStep }: SecondStepProps): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['code'], async ({ code }) => onStep(await auth.secondFactor(code)));
  const hasApp = factors.length === 0 || factors.includes('totp');
  const hasPasskey = factors.includes('webauthn');
  return (
    <Door title={t('second.title')}>
      {hasPasskey && (
        <div className="door__more">
          <PasskeyButton door="authenticate" look="brass" onStep={onStep} />
        </div>
      )}
      <form {...form.props}>
        <Field
          label={t(hasApp ? 'second.code' : 'second.recoveryCode')}
          hint={t(hasApp ? 'second.hint' : 'second.recoveryHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.about('code')}
        />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" look={hasPasskey ? 'plain' : 'brass'} busy={form.busy}>
          {t('signIn.do')}
        </Button>
      </form>
    </Door>
  );
}
