import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card } from '@/ui';
import type { Played } from '../verifier';

/** The reshuffles of a round, once it has been played: what came into the new draw pile, in the order drawn. */
export function Reshuffles({ played }: { played: Played | null }): ReactElement | null {
  const { t } = useTranslation('fairness');
  const { cardName } = useCardWords();
  if (played === null || played.reshuffles.length === 0) return null;
  return (
    <ol className="again">
      {played.reshuffles.map(({ count, move, order }) => (
        <li key={count}>
          <p>{t('deals.again', { count: order.length, move, label: `reshuffle:${played.number}:${count}` })}</p>
          <ol className="again__cards">
            {order.map((card) => (
              <li key={card}>
                <Card card={card} label={cardName(card)} size="xs" />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
