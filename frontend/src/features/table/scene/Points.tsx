import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { pointsText } from '@/i18n';

/** "40 points"; where a plate is narrow the word goes and the figure stays. */
export function Points({ points }: { points: number }): ReactElement {
  const { t } = useTranslation('table');
  return (
    <span className="seat__points">
      <Trans
        t={t}
        i18nKey="points"
        count={points}
        values={{ figure: pointsText(points) }}
        components={{ n: <span className="num" />, unit: <span className="unit" /> }}
      />
    </span>
  );
}
