import type { ReactElement } from 'react';
import { SuitMark } from '../Icon';
import { printedRank, rankOf, suitOf, type CardCode } from './notation';
import './cards.css';

/** A card in running text: rank and suit, never broken across lines. `label` is its name in words. */
export function InlineCard({ card, label }: { card: CardCode; label: string }): ReactElement {
  return (
    <span className="in" data-suit={suitOf(card).toLowerCase()}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">
        {printedRank(rankOf(card))}
        <SuitMark suit={suitOf(card)} />
      </span>
    </span>
  );
}
