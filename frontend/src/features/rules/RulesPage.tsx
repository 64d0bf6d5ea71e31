import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass, Page } from '@/ui';
import { Counting } from './Counting';
import { Marks } from './Marks';
import { TryCards } from './TryCards';
import { TryCrank } from './TryCrank';
import { DEMANDED, MATCHING } from './examples';
import './rules.css';

/** The whole game on one page, with cards to try. */
export function RulesPage(): ReactElement {
  const { t } = useTranslation(['rules', 'app']);
  return (
    <Page title={t('app:title', { page: t('title') })} className="rulebook">
      <header className="rulebook__h">
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
        <p className="rulebook__go">
          <Link className={buttonClass('brass')} to="/">
            {t('play')}
          </Link>
          <a href="#marks">{t('marks.heading')}</a>
        </p>
      </header>
      <Rule id="match" text={['one', 'two']}>
        <TryCards id="match" top="7H" examples={MATCHING} first={2} />
      </Rule>
      <Rule id="demand" text={['one']}>
        <TryCards id="demand" top="8H" demanded="S" examples={DEMANDED} first={1} />
      </Rule>
      <Rule id="crank" text={['one', 'two']}>
        <TryCrank />
      </Rule>
      <Rule id="last" text={['one', 'two']}>
        <YourSecond />
      </Rule>
      <Rule id="score" text={['one', 'two']}>
        <Counting />
      </Rule>
      <Marks />
      <p className="quiet">
        {t('whole')} <Link to="/fairness">{t('fair')}</Link>
      </p>
    </Page>
  );
}

type RuleId = 'match' | 'demand' | 'crank' | 'last' | 'score';

/** One rule: what it says on one side, something to try on the other. */
function Rule({ id, text, children }: { id: RuleId; text: ('one' | 'two')[]; children: ReactNode }): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <section id={id} className="rule" aria-labelledby={`${id}-h`}>
      <div className="rule__t">
        <h2 id={`${id}-h`}>{t(`${id}.heading`)}</h2>
        {text.map((part) => (
          <p key={part}>
            <Trans
              t={t}
              i18nKey={`${id}.text.${part}` as 'match.text.one'}
              components={{ b: <b />, num: <b className="num" /> }}
            />
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}

/** The second in which an announcement always goes before a call. */
function YourSecond(): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <div className="race" role="img" aria-label={t('last.drawing')}>
      <span>{t('last.yours')}</span>
      <span className="race__any">{t('last.anybody')}</span>
    </div>
  );
}
