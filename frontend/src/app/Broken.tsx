import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, Crank, Page } from '@/ui';
import './lost.css';

/** When a room breaks: what is safe, and the way out. A plain link home, so that nothing broken stays loaded. */
export function Broken(): ReactElement {
  const { t } = useTranslation();
  return (
    <Page title={t('title', { page: t('failed.title') })} className="lost">
      <Crank className="lost__crank" />
      <h1>{t('failed.heading')}</h1>
      <p className="quiet">{t('failed.text')}</p>
      <p className="lost__way">
        <Button look="brass" onClick={() => location.reload()}>
          {t('failed.again')}
        </Button>
        <a className={buttonClass()} href="/">
          {t('failed.home')}
        </a>
      </p>
    </Page>
  );
}
