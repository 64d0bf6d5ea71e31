import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Button } from '@/ui';

/** What stands in a list's place when it could not be fetched. */
export function Failure({ error, again }: { error: Error; again: () => void }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div className="none" role="alert">
      <p className="quiet">{errorText(error)}</p>
      <Button onClick={again}>{t('retry')}</Button>
    </div>
  );
}
