import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import type { CardCode } from '@/protocol';
import { Card, vars } from '@/ui';

/** How the last discards lie, the top one first; those below have been pushed aside. */
const LIE = [
  { x: -2, y: 0, turn: -2 },
  { x: 9, y: -5, turn: 9 },
  { x: -18, y: 2, turn: -13 },
] as const;

/** A card that has not reached the server lies askew, so that it is not taken for played. */
const ASKEW = { x: 26, y: -16, turn: 7 } as const;

interface DiscardsProps {
  /** Oldest first, ending in the top card. */
  cards: readonly CardCode[];
  /** The top card has not been confirmed, because the line is down. */
  unsent: boolean;
}

export const Discards = memo(function Discards({ cards, unsent }: DiscardsProps): ReactElement {
  const { t } = useTranslation('table');
  const words = useCardWords();
  const drawn = cards.slice(-LIE.length);
  const top = drawn.at(-1);
  const name = top === undefined ? '' : words.cardName(top);
  return (
    <div
      className="discards"
      role="img"
      data-spot="discards"
      aria-label={unsent ? t('discards_unsent', { card: name }) : t('discards', { card: name })}
    >
      {drawn.map((card, i) => {
        const lie = unsent && card === top ? ASKEW : (LIE[drawn.length - 1 - i] ?? LIE[0]);
        return (
          <span
            key={card}
            className="discard"
            data-card={card}
            style={vars({ '--x': `${lie.x}px`, '--y': `${lie.y}px`, '--rot': `${lie.turn}deg` })}
          >
            <Card card={card} label="" state={unsent && card === top ? 'wait' : 'plain'} />
          </span>
        );
      })}
    </div>
  );
});
