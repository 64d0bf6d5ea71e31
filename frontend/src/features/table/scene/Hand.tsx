import { memo, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import type { CardCode, Legal } from '@/protocol';
import { vars, type CardState } from '@/ui';
import type { Refusal } from '../model/presentation';
import { reasonText } from '../words/reasons';
import { HandCard } from './HandCard';
import { MANY_CARDS, TIGHT_CARDS } from './TableFrame';
import './hand.css';

/** The arc of the fan never gets higher than that of nine cards. */
const ARC_HALF = 4;

export interface HandProps {
  /** In the order in which they are held. */
  cards: readonly CardCode[];
  legal: Legal | null;
  /** A decision is asked of the hand's holder: what cannot be played is dim. */
  asked: boolean;
  /** The card whose suit is being named; the others step back. */
  chosen: CardCode | null;
  /** The card that the first of two taps has lifted. */
  lifted: CardCode | null;
  /** What is said at a card, about it. */
  refusal: Refusal | null;
  refusalWords: string;
  /** Tapped, clicked or entered. */
  onCard: (card: CardCode) => void;
  /** Dragged onto the table. */
  onDrop: (card: CardCode) => void;
}

/** Gives the focus to the one card of the hand that Tab comes to. */
export function focusHand(): void {
  document.querySelector<HTMLElement>('#hand [tabindex="0"]')?.focus({ preventScroll: true });
}

/** The own cards as a fan (rows like organ keys on a phone). Arrows walk along it; Enter plays. */
export const Hand = memo(function Hand(props: HandProps): ReactElement {
  const { cards, legal, asked, chosen, lifted, refusal, refusalWords, onCard, onDrop } = props;
  const { t } = useTranslation(['table', 'cards']);
  const words = useCardWords();
  const list = useRef<HTMLUListElement>(null);
  const [walked, setWalked] = useState<CardCode | null>(null);
  const focused = useKeptFocus(cards);
  const playable = new Set(legal?.play.map((play) => play.card));
  const current = cards.find((card) => card === walked) ?? cards.find((card) => playable.has(card)) ?? cards[0];

  const walk = (event: KeyboardEvent) => {
    const next = cards[stepFrom(event.key, current === undefined ? -1 : cards.indexOf(current), cards.length)];
    if (next === undefined) return;
    event.preventDefault();
    setWalked(next);
    list.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
  };

  const labelOf = (card: CardCode): string => {
    const name = words.cardName(card);
    const reason = legal?.why_not[card];
    if (playable.has(card)) return t('hand_can', { card: name });
    return reason === undefined ? name : t('hand_why', { card: name, reason: reasonText(t, reason) });
  };

  return (
    // The arrows move among buttons that each can be pressed; the list itself takes no input.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <ul
      ref={list}
      id="hand"
      className="hand"
      data-spot="hand"
      data-many={cards.length > MANY_CARDS || undefined}
      data-tight={cards.length > TIGHT_CARDS || undefined}
      style={vars({ '--n': cards.length })}
      aria-label={t('hand', { count: cards.length })}
      onKeyDown={walk}
      {...focused}
    >
      {cards.map((card, i) => (
        <HandCard
          key={card}
          card={card}
          label={labelOf(card)}
          state={stateOf(playable.has(card), asked, chosen, card)}
          index={i}
          arc={arcOf(i, cards.length)}
          reachable={card === current}
          lifted={card === lifted}
          why={refusal?.card === card ? refusalWords : null}
          onPress={onCard}
          onDrop={onDrop}
        />
      ))}
    </ul>
  );
});

/** A card that is played by key takes the focus with it: the next one gets it, so that one can go on from there. */
function useKeptFocus(cards: readonly CardCode[]) {
  const held = useRef<string | null>(null);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const gone = held.current !== null && !cards.some((card) => card === held.current);
    if (gone && byKey.current && document.activeElement === document.body) focusHand();
  }, [cards]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => (held.current = target.dataset['card'] ?? null),
    onBlur: () => (held.current = null),
    onKeyDownCapture: () => (byKey.current = true),
    onPointerDownCapture: () => (byKey.current = false),
  };
}

function stateOf(playable: boolean, asked: boolean, chosen: CardCode | null, card: CardCode): CardState {
  if (chosen !== null) return chosen === card ? 'can' : 'dim';
  if (!asked) return 'plain';
  return playable ? 'can' : 'dim';
}

/** How far a card hangs below the middle of the fan, in steps of its own curve. */
function arcOf(index: number, count: number): number {
  const middle = (count - 1) / 2;
  if (middle === 0) return 0;
  return (index - middle) ** 2 * Math.min(1, (ARC_HALF / middle) ** 2);
}

function stepFrom(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
