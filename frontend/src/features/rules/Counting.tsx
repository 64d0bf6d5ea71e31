import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText, useCardWords } from '@/i18n';
import { Card } from '@/ui';
import { COUNTED } from './examples';

/** Three hands as the pad would count them. */
export function Counting(): ReactElement {
  const { t } = useTranslation('rules');
  const { cardName } = useCardWords();
  return (
    <div className="sums paper">
      {COUNTED.map(({ hand, points, key }) => (
        <p key={key}>
          {hand.map((card) => (
            <Card key={card} card={card} label={cardName(card)} size="s" />
          ))}
          <span>{t(`score.${key}`)}</span>
          <b className="num">{pointsText(points)}</b>
        </p>
      ))}
    </div>
  );
}
