import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui';
import { Prompt } from '../scene/Mine';
import type { PromptText } from '../words/prompt';

/** For whoever looks on: no hand, but a place to stand along the edge. */
export function Stand({ prompt }: { prompt: PromptText }): ReactElement {
  const { t } = useTranslation('table');
  return (
    <section className="stand" aria-label={t('stand.label')}>
      <p className="crowd">{t('stand.text')}</p>
      <Prompt text={prompt} />
      <div className="stand__acts">
        <Link className={buttonClass()} to="/">
          {t('stand.leave')}
        </Link>
      </div>
    </section>
  );
}
