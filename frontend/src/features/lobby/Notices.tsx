import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListed } from '@/i18n';
import type { FailedStep } from './useFailedStep';

interface NoticesProps {
  lost: boolean;
  failed: FailedStep | null;
  error: string | null;
}

/** What went wrong, on paper, at the head of the panel; read out as it appears. */
export function Notices({ lost, failed, error }: NoticesProps): ReactElement {
  const { t } = useTranslation('lobby');
  const names = useListed()(failed?.names ?? []);
  return (
    <div className="notices" role="status">
      {lost && <p className="notice paper">{t('notice.lost')}</p>}
      {failed?.you && <p className="notice paper">{t('notice.failedYou')}</p>}
      {failed && !failed.you && (
        <p className="notice paper">
          {failed.names.length > 0
            ? t('notice.failed', { names, count: failed.names.length })
            : t('notice.failedNobody')}
        </p>
      )}
      {error && <p className="notice paper">{error}</p>}
    </div>
  );
}
