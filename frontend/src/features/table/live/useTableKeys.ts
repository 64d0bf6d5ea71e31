import { useEffect, useEffectEvent } from 'react';
import { preferences } from '@/features/settings';
import type { CardCode, Rank, Suit } from '@/protocol';

export interface TableKeys {
  cards: readonly CardCode[];
  /** A card's rank has been typed: shows the first of that rank. */
  onRank: (card: CardCode) => void;
  /** An arrow with nothing in focus. */
  onArrow: () => void;
  onCard: (card: CardCode) => void;
  onDraw: () => void;
  onLast: () => void;
  onIdiot: () => void;
  onEscape: () => void;
  /** Enter with nothing in focus that takes it; null when it means nothing. */
  onEnter: (() => void) | null;
}

/** A card's two letters must follow each other within this. */
const PAIR_MS = 1500;

/** Everybody types ten differently. */
const RANKS: Readonly<Record<string, Rank>> = {
  ...Object.fromEntries(
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].map((rank) => [rank, rank as Rank]),
  ),
  '1': 'T',
  '0': 'T',
};

const SUITS = 'CDHS';

/**
 * The keyboard of the table: a card's own letters (rank, then suit), `d` draw, `l` last card, `i` idiot (for whoever
 * has not switched letters off), arrows, Enter, Escape. Keys typed into a field or a dialog, or with Ctrl, Alt or Meta,
 * are none of the table's.
 */
export function useTableKeys(keys: TableKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => pressKey(keys, event));
  const ranked = useEffectEvent((rank: Rank) => {
    const first = keys.cards.find((card) => card.startsWith(rank));
    if (first !== undefined) keys.onRank(first);
  });
  const paired = useEffectEvent((rank: Rank, suit: Suit) => playTyped(keys, rank, suit));
  useEffect(() => {
    let typed: { rank: Rank; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key.length === 1 && !preferences().letters) return;
      const key = event.key.toUpperCase();
      const rank = typed !== null && event.timeStamp - typed.at < PAIR_MS ? typed.rank : null;
      typed = null;
      if (rank !== null && key.length === 1 && SUITS.includes(key)) {
        paired(rank, key as Suit);
      } else if (RANKS[key] !== undefined) {
        typed = { rank: RANKS[key], at: event.timeStamp };
        ranked(RANKS[key]);
      } else {
        pressed(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function playTyped(keys: TableKeys, rank: Rank, suit: Suit): void {
  const card = keys.cards.find((held) => held === `${rank}${suit}`);
  if (card !== undefined) keys.onCard(card);
}

function pressKey(keys: TableKeys, event: KeyboardEvent): void {
  switch (event.key) {
    case 'd':
    case 'D':
      keys.onDraw();
      break;
    case 'l':
    case 'L':
      keys.onLast();
      break;
    case 'i':
    case 'I':
      keys.onIdiot();
      break;
    case 'Escape':
      keys.onEscape();
      break;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (event.target === document.body) keys.onArrow();
      break;
    case 'Enter':
      // The cards of a hand that sleeps take no key.
      if (isIn(event, '#hand') || !isIn(event, 'button, a')) keys.onEnter?.();
      break;
  }
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return true;
  // What lies over the table has the keys for itself, wherever in it the focus is.
  return document.querySelector('dialog[open]') !== null || isIn(event, 'input, textarea, select, .suit-chooser');
}

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
