import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Door } from '../Door';

/** An account that has to be verified before it may sign in. */
export function CheckMail(): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Door title={t('checkMail.title')}>
      <p role="status">{t('checkMail.text')}</p>
    </Door>
  );
}
