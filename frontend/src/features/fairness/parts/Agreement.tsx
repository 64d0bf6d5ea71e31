import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui';

/** A tick or a cross, with its word for a screen reader. */
export function Agreement({ agrees }: { agrees: boolean }): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <span className={agrees ? 'mark-ok' : 'mark-no'}>
      <Icon name={agrees ? 'tick' : 'cross'} />
      <span className="sr">{t(agrees ? 'agrees' : 'differs')}</span>
    </span>
  );
}
