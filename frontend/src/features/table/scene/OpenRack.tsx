import { memo, type ReactElement } from 'react';
import type { CardCode } from '@/protocol';
import { useCardWords } from '@/i18n';
import { Card, vars } from '@/ui';

/** A hand that everybody may see, standing in its rack: in a replay, and when the round is over. */
export const OpenRack = memo(function OpenRack({ cards }: { cards: readonly CardCode[] }): ReactElement {
  const words = useCardWords();
  return (
    <div className="seat__cards seat__cards--open" style={vars({ '--n': cards.length })}>
      {cards.map((card) => (
        <span key={card} className="seat__card" data-card={card}>
          <Card card={card} label={words.cardName(card)} size="xs" />
        </span>
      ))}
    </div>
  );
});
