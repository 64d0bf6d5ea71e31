import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card } from '@/ui';
import { COUNTED } from './examples';

/** Three hands as the pad would count them. */
export function Counting(): ReactElement {
  const { t, i18n } = useTranslation('rules');
  const { cardName } = useCardWords();
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <div className="sums paper">
      {COUNTED.map(({ hand, points, key }) => (
        <p key={key}>
          {hand.map((card) => (
            <Card key={card} card={card} label={cardName(card)} size="s" />
          ))}
          <span>{t(`score.${key}`)}</span>
          {/* A true minus sign, as long as a figure. */}
          <b className="num">{figures.format(points).replace('-', '\u2212')}</b>
        </p>
      ))}
    </div>
  );
}
