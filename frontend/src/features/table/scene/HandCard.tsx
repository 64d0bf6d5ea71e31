import { memo, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCode } from '@/protocol';
import { CardButton, vars, type CardState } from '@/ui';
import { watchDragUp } from '../motion/dragUp';
import { cardInSentence } from '../words/reasons';

interface HandCardProps {
  card: CardCode;
  label: string;
  state: CardState;
  index: number;
  arc: number;
  /** The one card of the hand that Tab comes to. */
  reachable: boolean;
  lifted: boolean;
  /** Why it cannot be played, while that is being said. */
  why: string | null;
  onPress: (card: CardCode) => void;
  onDrop: (card: CardCode) => void;
}

/** One card of the hand: to tap, to drag up onto the table, to walk to by keyboard. */
export const HandCard = memo(function HandCard(props: HandCardProps): ReactElement {
  const { card, label, state, index, arc, reachable, lifted, why, onPress, onDrop } = props;
  const { t } = useTranslation(['table', 'cards']);
  const item = useRef<HTMLLIElement>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    if (item.current === null) return undefined;
    return watchDragUp(item.current, () => drop.current(card));
  }, [card]);
  return (
    <li ref={item}>
      <CardButton
        card={card}
        data-card={card}
        data-lifted={lifted || undefined}
        label={label}
        state={state}
        tabIndex={reachable ? 0 : -1}
        style={vars({ '--i': index, '--arc': arc.toFixed(1) })}
        onClick={() => onPress(card)}
      />
      {why !== null && (
        <p className="why" aria-hidden="true">
          <b>{t('why_title', { card: cardInSentence(t, card) })}</b> {why}
        </p>
      )}
    </li>
  );
});
