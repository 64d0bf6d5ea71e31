import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Failed } from '@/ui';

/** What stands in a list's place when it could not be fetched. */
export function Failure({ error, again }: { error: Error; again: () => void }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return <Failed text={errorText(error)} retry={t('retry')} again={again} />;
}
