/** What the screen draws, from what is shown and what has just been asked for. */
import type { CardCode, Round } from '@/protocol';
import type { Intent } from './presentation';

/** So many discards are drawn; the view holds no more either. */
const DISCARDS_DRAWN = 5;

/**
 * The round as it looks the moment `intent` was given: its card has left the hand and lies on the discards.
 * Nothing follows from it here (no suit changes, nobody draws): what follows is the server's to say.
 */
export function withIntent(round: Round, seat: number | null, intent: Intent | null): Round {
  const card = intent?.card ?? null;
  if (seat === null || card === null) return round;
  const hand = round.hands[seat];
  if (!hand?.cards?.includes(card)) return round;

  const cards = hand.cards.filter((held) => held !== card);
  const hands = round.hands.map((other, i) => (i === seat ? { ...other, cards, count: cards.length } : other));
  return { ...round, hands, discards: [...round.discards, card].slice(-DISCARDS_DRAWN) };
}

export type SortOrder = 'suit' | 'rank' | 'playable';

const SUITS = 'SHDC';
const RANKS = 'A23456789TJQK';

function bySuit(a: CardCode, b: CardCode): number {
  return (
    SUITS.indexOf(a.charAt(1)) - SUITS.indexOf(b.charAt(1)) || RANKS.indexOf(a.charAt(0)) - RANKS.indexOf(b.charAt(0))
  );
}

function byRank(a: CardCode, b: CardCode): number {
  return (
    RANKS.indexOf(a.charAt(0)) - RANKS.indexOf(b.charAt(0)) || SUITS.indexOf(a.charAt(1)) - SUITS.indexOf(b.charAt(1))
  );
}

const NONE: ReadonlySet<CardCode> = new Set();

/** The hand in the order its holder likes. `playable` holds the cards that the server says may be played now. */
export function sortHand(
  cards: readonly CardCode[],
  order: SortOrder,
  playable: ReadonlySet<CardCode> = NONE,
): CardCode[] {
  if (order === 'rank') return [...cards].sort(byRank);
  if (order === 'suit') return [...cards].sort(bySuit);
  return [...cards].sort((a, b) => Number(playable.has(b)) - Number(playable.has(a)) || bySuit(a, b));
}
