import { memo, type ReactElement } from 'react';
import type { CardCode } from '@/protocol';
import { useCardWords } from '@/i18n';
import { Card, vars } from '@/ui';

/** Hands of so many cards look alike, so that a card more or less does not draw all the others anew. */
const CROWDS = [6, 8, 11, 15];

/** A hand that everybody may see, standing in its rack: in a replay, and when the round is over. */
export const OpenRack = memo(function OpenRack({ cards }: { cards: readonly CardCode[] }): ReactElement {
  const words = useCardWords();
  return (
    <div className="seat__cards seat__cards--open" style={vars({ '--n': crowdOf(cards.length) })}>
      {cards.map((card) => (
        <span key={card} className="seat__card" data-card={card}>
          <Card card={card} label={words.cardName(card)} size="xs" />
        </span>
      ))}
    </div>
  );
});

function crowdOf(count: number): number {
  return CROWDS.find((crowd) => count <= crowd) ?? count;
}
