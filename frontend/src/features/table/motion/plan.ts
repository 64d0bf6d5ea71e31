/**
 * From what happened to what moves. Pure: given the events of one change, says which cards travel,
 * from where, and when, and how long the change wants to be looked at before the next is shown.
 *
 * Times are whole milliseconds and follow the tokens (`--m-card` and the rest).
 */
import type { CardCode, EventOf, EventType, GameEvent } from '@/protocol';

/** Somewhere on the table that a card can come from or go to. */
export type Spot = 'stock' | 'discards' | `seat-${number}`;

/** A card with a face: it is drawn where it arrives, and starts its way at `from`. */
export interface Arrival {
  readonly card: CardCode;
  readonly from: Spot;
  readonly delay: number;
}

/** A card seen only from the back, which is gone once it has arrived. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

export interface Motion {
  readonly arrivals: readonly Arrival[];
  readonly flights: readonly Flight[];
  /** How long the picture wants to stand before the next change is shown. */
  readonly holdMs: number;
}

export const STILL: Motion = { arrivals: [], flights: [], holdMs: 0 };

const CARD_MS = 200;
/** Between two cards that leave the same place one after another. */
const STAGGER_MS = 60;
const DEAL_STAGGER_MS = 28;
/** A pile of backs in the air says "many" well enough. */
const MOST_BACKS = 6;
const RESHUFFLE_BACKS = 3;

/** The picture may never be further than this behind the truth. */
export const MOST_LAG_MS = 2000;

/** How long each kind of event wants to be seen, beyond what its cards need. */
const LOOK_MS: Partial<Record<EventType, number>> = {
  card_laid: 220,
  direction_reversed: 280,
  crank_opened: 180,
  crank_raised: 180,
  crank_broken: 280,
  turn_skipped: 160,
  turn_lost: 160,
  called: 320,
  suit_named: 200,
  round_ended: 500,
};

/**
 * What moves for `events`, in their order: what a later event moves starts after what an earlier one moved.
 */
export function planMotion(events: readonly GameEvent[]): Motion {
  const arrivals: Arrival[] = [];
  const flights: Flight[] = [];
  let clock = 0;
  let look = 0;
  for (const event of events) {
    look = Math.max(look, LOOK_MS[event.type] ?? 0);
    if (event.type === 'round_dealt') clock = deal(event, clock, arrivals, flights);
    else if (event.type === 'starter_turned') clock = arrive(event.card, 'stock', clock, arrivals);
    else if (event.type === 'card_laid') clock = arrive(event.card, `seat-${event.seat}`, clock, arrivals);
    else if (event.type === 'cards_drawn') clock = draw(event, clock, arrivals, flights);
    else if (event.type === 'reshuffled') clock = reshuffle(clock, flights);
  }
  return { arrivals, flights, holdMs: Math.max(clock, look) };
}

function arrive(card: CardCode, from: Spot, clock: number, arrivals: Arrival[]): number {
  arrivals.push({ card, from, delay: clock });
  return clock + CARD_MS;
}

function draw(event: EventOf<'cards_drawn'>, clock: number, arrivals: Arrival[], flights: Flight[]): number {
  if (event.count === 0) return clock;
  if (event.cards !== null) {
    event.cards.forEach((card, i) => arrivals.push({ card, from: 'stock', delay: clock + i * STAGGER_MS }));
    return clock + (event.cards.length - 1) * STAGGER_MS + CARD_MS;
  }
  const backs = Math.min(event.count, MOST_BACKS);
  for (let i = 0; i < backs; i++) {
    flights.push({ from: 'stock', to: `seat-${event.seat}`, delay: clock + i * STAGGER_MS });
  }
  return clock + (backs - 1) * STAGGER_MS + CARD_MS;
}

/** The deal goes round the table, a card at a time; open hands arrive as faces, the rest as backs. */
function deal(event: EventOf<'round_dealt'>, clock: number, arrivals: Arrival[], flights: Flight[]): number {
  const seats = event.hands.length;
  const rounds = Math.min(event.hand_size, MOST_BACKS);
  event.hands.forEach((hand, seat) => {
    const place = (seat - event.dealer - 1 + seats) % seats;
    const at = (card: number) => clock + (card * seats + place) * DEAL_STAGGER_MS;
    if (hand !== null)
      hand.forEach((card, i) => arrivals.push({ card, from: 'stock', delay: at(Math.min(i, rounds)) }));
    else for (let i = 0; i < rounds; i++) flights.push({ from: 'stock', to: `seat-${seat}`, delay: at(i) });
  });
  return clock + rounds * seats * DEAL_STAGGER_MS + CARD_MS;
}

function reshuffle(clock: number, flights: Flight[]): number {
  for (let i = 0; i < RESHUFFLE_BACKS; i++) {
    flights.push({ from: 'discards', to: 'stock', delay: clock + i * STAGGER_MS });
  }
  return clock + (RESHUFFLE_BACKS - 1) * STAGGER_MS + CARD_MS;
}

/**
 * How long the shown picture stands, in ms: as long as it wants (`wanted`) while that leaves enough time
 * to show the `waiting` ones behind it before the oldest of them, come `ageMs` ago, is too late.
 */
export function paceHold(wanted: number, waiting: number, ageMs: number): number {
  if (waiting === 0) return wanted;
  return Math.max(0, Math.min(wanted, Math.floor((MOST_LAG_MS - ageMs) / waiting)));
}
