import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card } from '@/ui';
import { COUNTED } from './examples';

/** Three hands as the pad would count them. */
export function Counting(): ReactElement {
  const { t, i18n } = useTranslation('rules');
  const { cardName } = useCardWords();
  return (
    <div className="sums paper">
      {COUNTED.map(({ hand, points, key }) => (
        <p key={key}>
          {hand.map((card) => (
            <Card key={card} card={card} label={cardName(card)} size="s" />
          ))}
          <span>{t(`score.${key}`)}</span>
          <b className="num">{printed(points, i18n.language)}</b>
        </p>
      ))}
    </div>
  );
}

/** A figure with a true minus sign, as long as a figure. */
function printed(points: number, language: string): string {
  return new Intl.NumberFormat(language).format(points).replace('-', '\u2212');
}
