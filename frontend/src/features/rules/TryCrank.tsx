import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card, Crank } from '@/ui';
import { CRANKED } from './examples';

const BROKEN = 0;

/** The crank, to be turned. */
export function TryCrank(): ReactElement {
  const { t } = useTranslation('rules');
  const { cardName } = useCardWords();
  const [count, setCount] = useState<number>(5);
  return (
    <fieldset className="try">
      <legend>{t('crank.try')}</legend>
      <div className="try__crank">
        <Crank count={count} open={count !== BROKEN} label={t('crank.drawing', { count })} />
        <div className="try__cs">
          {CRANKED.map((step) => (
            <label className="try__c" key={step.card}>
              <input
                type="radio"
                name="crank"
                className="sr"
                aria-label={cardName(step.card)}
                checked={count === step.count}
                onChange={() => setCount(step.count)}
              />
              <Card card={step.card} label="" />
            </label>
          ))}
          <label className="try__break">
            <input
              type="radio"
              name="crank"
              className="sr"
              checked={count === BROKEN}
              onChange={() => setCount(BROKEN)}
            />
            <span className="btn">{t('crank.noAnswer')}</span>
          </label>
        </div>
      </div>
      <p className="a" role="status">
        {count === BROKEN ? t('crank.broken') : t(`crank.at.${count}` as 'crank.at.2')}
      </p>
    </fieldset>
  );
}
