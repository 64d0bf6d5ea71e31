import type { CSSProperties, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card, dyeOf, vars } from '@/ui';
import { destinationsOf, type Destination } from '../model/deal';
import type { Deal } from '../verifier';

interface FallenPackProps {
  deal: Deal;
  names: readonly string[];
}

/** A shuffled pack as it falls: under each card whom it goes to. */
export function FallenPack({ deal, names }: FallenPackProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { cardName } = useCardWords();
  const destinations = destinationsOf(deal, names.length);
  const isWrong = deal.fault?.path.endsWith('.starter') ?? false;
  const toWhom = (to: Destination): string =>
    to === 'up' ? t('deals.up') : to === 'pile' ? t('deals.rest') : (names[to] ?? '');
  return (
    <>
      <p className="fell__key" aria-hidden="true">
        {names.map((name, seat) => (
          <span key={seat} style={dyeOf(seat)}>
            <i />
            {name}
          </span>
        ))}
        <span>
          <i className="up" />
          {t('deals.up')}
        </span>
        <span className="quiet">{t('deals.rest')}</span>
      </p>
      <ol className="fell" aria-label={t('deals.pack', { number: deal.number })}>
        {deal.order.map((card, i) => {
          const to = destinations[i] ?? 'pile';
          return (
            <li
              key={card}
              style={styleOf(to, i)}
              data-dealt={typeof to === 'number' || undefined}
              data-up={to === 'up' || undefined}
              data-bad={(to === 'up' && isWrong) || undefined}
            >
              <Card card={card} label={`${cardName(card)}, ${toWhom(to)}`} size="xs" />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function styleOf(to: Destination, i: number): CSSProperties {
  return { ...vars({ '--i': i }), ...(typeof to === 'number' && dyeOf(to)) };
}
