import { useCardWords } from '@/i18n';
import type { CardCounts } from '@/protocol';
import { printedRank, SuitMark } from '@/ui';
import type { Counted } from './CountsPanel';

interface CountedCards {
  ranks: (counts: Pick<CardCounts, 'ranks'>) => Counted[];
  suits: (counts: Pick<CardCounts, 'suits'>) => Counted[];
}

/** Counts of cards with the names of what was counted. */
export function useCounted(): CountedCards {
  const { suitName } = useCardWords();
  return {
    ranks: ({ ranks }) =>
      ranks.map((row) => ({ ...row, key: row.rank, label: <b className="num">{printedRank(row.rank)}</b> })),
    suits: ({ suits }) =>
      suits.map((row) => ({
        ...row,
        key: row.suit,
        label: (
          <span className="suit-label" data-suit={row.suit.toLowerCase()}>
            <SuitMark suit={row.suit} className="i" />
            <span className="sr">{suitName(row.suit)}</span>
          </span>
        ),
      })),
  };
}
