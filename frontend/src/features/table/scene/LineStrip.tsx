import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';

interface LineStripProps {
  /** The name of the card that waits to be sent, if one does. */
  waiting: string | null;
  onRetry: () => void;
}

/** The line is down: a strip of paper where the prompt was says so, and what becomes of the card just played. */
export function LineStrip({ waiting, onRetry }: LineStripProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <div className="line-strip" role="status">
      <span className="line-strip__dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>
        <b>{t('line.title')}</b> {waiting === null ? t('line.text') : t('line.waiting', { card: waiting })}
      </p>
      <Button onClick={onRetry}>{t('line.retry')}</Button>
    </div>
  );
}
