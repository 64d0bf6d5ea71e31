import { useEffect, useRef } from 'react';
import type { CardCode, Rank, Suit } from '@/protocol';

export interface TableKeys {
  cards: readonly CardCode[];
  /** A card's rank has been typed: shows the first of that rank. */
  onRank: (card: CardCode) => void;
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
 * The keyboard of the table: a card's own letters (rank, then suit), `d` draw, `l` last card, `i` idiot, Escape.
 * Keys typed into a field or a dialog, or with Ctrl, Alt or Meta, are none of the table's.
 */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let typed: { rank: Rank; at: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const key = event.key.toUpperCase();
      const rank = typed !== null && event.timeStamp - typed.at < PAIR_MS ? typed.rank : null;
      typed = null;
      if (rank !== null && key.length === 1 && SUITS.includes(key)) {
        playTyped(latest.current, rank, key as Suit);
      } else if (RANKS[key] !== undefined) {
        typed = { rank: RANKS[key], at: event.timeStamp };
        const first = latest.current.cards.find((card) => card.startsWith(RANKS[key] ?? ' '));
        if (first !== undefined) latest.current.onRank(first);
      } else {
        pressKey(latest.current, event);
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
    case 'D': {
      keys.onDraw();
      return;
    }
    case 'l':
    case 'L': {
      keys.onLast();
      return;
    }
    case 'i':
    case 'I': {
      keys.onIdiot();
      return;
    }
    case 'Escape': {
      keys.onEscape();
      return;
    }
    case 'Enter':
      if (!(event.target instanceof Element && event.target.closest('button, a, [role="button"]'))) keys.onEnter?.();
      return undefined;
    default:
      return undefined;
  }
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return true;
  return (
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog, .suit-chooser') !== null
  );
}
