import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card, Counter, Icon, type CardCode, type Suit } from '@/ui';
import type { Example } from './examples';

interface TryCardsProps {
  id: 'match' | 'demand';
  top: CardCode;
  demanded?: Suit;
  examples: readonly Example[];
  /** Index of the one shown at first. */
  first: number;
}

/** Cards to hold against a top card; the one chosen says whether it goes, and why. */
export function TryCards({ id, top, demanded, examples, first }: TryCardsProps): ReactElement {
  const { t } = useTranslation('rules');
  const { cardName } = useCardWords();
  const [chosen, setChosen] = useState(examples[first]);
  return (
    <fieldset className="try">
      <legend>{t(`${id}.try`)}</legend>
      <div className="try__r">
        <span className="try__top">
          <Card card={top} label={cardName(top)} />
          {demanded && <Counter suit={demanded} />}
        </span>
        <span className="try__cs">
          {examples.map((example) => (
            <label className="try__c" key={example.card}>
              <input
                type="radio"
                name={id}
                className="sr"
                aria-label={cardName(example.card)}
                checked={example === chosen}
                onChange={() => setChosen(example)}
              />
              <Card card={example.card} label="" />
            </label>
          ))}
        </span>
      </div>
      <p className="a" role="status" data-fits={chosen?.fits}>
        {chosen && (
          <>
            <Icon name={chosen.fits ? 'tick' : 'cross'} />
            <span>{t(`${id}.answer.${chosen.card}` as 'match.answer.KH')}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
