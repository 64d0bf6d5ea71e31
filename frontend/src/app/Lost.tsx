import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Back, buttonClass, Card, Page, vars } from '@/ui';

import './lost.css';

/** Nothing at this address: a four, a back (its ring reads as nought), a four. A four skips the next one. */
export function Lost(): ReactElement {
  const { t } = useTranslation();
  return (
    <Page title={t('title', { page: t('lost.title') })} className="lost">
      <div className="lost__404" role="img" aria-label={t('lost.cards')}>
        <Card card="4S" label="" style={vars({ '--rot': '-6deg', '--y': '6px' })} />
        <Back style={vars({ '--rot': '2deg', '--y': '-8px' })} />
        <Card card="4H" label="" style={vars({ '--rot': '7deg', '--y': '8px' })} />
      </div>
      <h1>{t('lost.heading')}</h1>
      <p className="quiet">{t('lost.text')}</p>
      <p className="lost__way">
        <Link className={buttonClass('brass')} to="/">
          {t('lost.play')}
        </Link>
        <Link className={buttonClass()} to="/tables">
          {t('lost.tables')}
        </Link>
        <Link className={buttonClass()} to="/rules">
          {t('lost.rules')}
        </Link>
      </p>
    </Page>
  );
}
