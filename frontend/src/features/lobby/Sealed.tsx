import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui';

/** The server's promise about all shuffles of the coming game. */
export function Sealed({ commitment }: { commitment: string }): ReactElement {
  const { t } = useTranslation('lobby');
  const short = `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} … ${commitment.slice(-4)}`;
  return (
    <p className="calm">
      <Icon name="proof" />
      <span>
        {t('sealed')}{' '}
        <span className="hash" title={commitment}>
          {short}
        </span>
        {t('sealedEnd')}
      </span>
    </p>
  );
}
