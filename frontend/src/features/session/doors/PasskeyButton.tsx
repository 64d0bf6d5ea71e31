import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Button, type ButtonLook } from '@/ui';
import type { AuthStep, PasskeyDoor } from '../authApi';
import { Refusal } from '../Refusal';
import { answerWithPasskey, canHavePasskeys } from '../webauthn';

interface PasskeyButtonProps {
  door: PasskeyDoor;
  look?: ButtonLook;
  onStep: (step: AuthStep) => Promise<void> | void;
}

/** Has the device answer instead of the person. Nothing where a browser cannot have passkeys. */
export function PasskeyButton({ door, look = 'plain', onStep }: PasskeyButtonProps): ReactElement | null {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const answer = useMutation({ mutationFn: async () => onStep(await answerWithPasskey(door)) });
  if (!canHavePasskeys()) return null;
  return (
    <>
      <Button look={look} busy={answer.isPending} onClick={() => answer.mutate()}>
        {t('passkey.use')}
      </Button>
      <Refusal>{answer.isError ? errorText(answer.error) : undefined}</Refusal>
    </>
  );
}
