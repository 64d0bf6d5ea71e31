import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useErrorText } from '@/i18n';
import { Button, buttonClass } from '@/ui';
import { auth } from './authApi';
import { Door } from './Door';
import { useForgetEverything } from './me';
import { Refusal } from './Refusal';

/** Where the link of a verification mail leads. It asks for one press: machines that read mail open links too. */
export function VerifyEmailPage(): ReactElement {
  const { t } = useTranslation('session');
  const { key = '' } = useParams();
  const errorText = useErrorText();
  const forget = useForgetEverything();
  const verify = useMutation({
    mutationFn: async () => {
      await auth.verifyEmail(key);
      await forget();
    },
  });
  if (verify.isSuccess) {
    return (
      <Door title={t('verify.done')}>
        <p role="status">{t('verify.doneText')}</p>
        <Link className={buttonClass('brass')} to="/">
          {t('verify.play')}
        </Link>
      </Door>
    );
  }
  return (
    <Door title={t('verify.title')}>
      <p className="door__note">{t('verify.text')}</p>
      <Refusal>{verify.isError ? errorText(verify.error) : undefined}</Refusal>
      <Button look="brass" busy={verify.isPending} onClick={() => verify.mutate()}>
        {t('verify.do')}
      </Button>
    </Door>
  );
}
