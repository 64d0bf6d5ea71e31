import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const LINES = ['seed', 'words', 'below', 'shuffle', 'pack', 'cut', 'deal', 'reshuffle'] as const;

/** The arithmetic in words (docs/fairness.md), for whoever wants to do it by hand. */
export function Law(): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <details className="law">
      <summary>{t('law.title')}</summary>
      <ol>
        {LINES.map((line) => (
          <li key={line}>{t(`law.${line}`)}</li>
        ))}
      </ol>
    </details>
  );
}
