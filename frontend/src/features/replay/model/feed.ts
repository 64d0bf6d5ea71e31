/**
 * From the replay feed to pictures one can step through. Pure. Frames hold everything but the hands, and those change
 * by the cards laid and drawn alone; so this knows no rule either.
 */
import { sortHand } from '@/features/table';
import type { CardCode, GameEvent, ReplayFeed, ReplayStep, Round, Seat } from '@/protocol';

/** The table at one moment of a round: before the first move (`step` null) or after one. */
export interface Moment {
  readonly round: Round;
  readonly step: ReplayStep | null;
  /** What led here from the moment before; for the first, nothing. */
  readonly events: readonly GameEvent[];
}

export interface ReplayRound {
  readonly number: number;
  /** `moments[0]` is the deal; `moments[n]` is after the n-th move. */
  readonly moments: readonly Moment[];
}

/** A game ready to be stepped through. */
export interface Replay {
  readonly rounds: readonly ReplayRound[];
  /** Points before each round, by round, then by seat; one more row for the end. */
  readonly totals: readonly (readonly number[])[];
}

export function readReplay(feed: ReplayFeed): Replay {
  const rounds = feed.rounds.map(({ number, start, steps }) => ({ number, moments: momentsOf(start, steps) }));
  return { rounds, totals: totalsBefore(feed) };
}

function momentsOf(start: Round, steps: readonly ReplayStep[]): Moment[] {
  let hands: readonly (readonly CardCode[])[] = start.hands.map(({ cards }) => cards ?? []);
  const moments: Moment[] = [{ round: withHands(start, hands), step: null, events: [] }];
  for (const step of steps) {
    hands = step.events.reduce(applyEvent, hands);
    moments.push({ round: withHands(step.frame, hands), step, events: step.events });
  }
  return moments;
}

function applyEvent(hands: readonly (readonly CardCode[])[], event: GameEvent): readonly (readonly CardCode[])[] {
  if (event.type === 'card_laid') {
    return changed(hands, event.seat, (cards) => cards.filter((card) => card !== event.card));
  }
  if (event.type === 'cards_drawn') return changed(hands, event.seat, (cards) => [...cards, ...(event.cards ?? [])]);
  return hands;
}

function changed(
  hands: readonly (readonly CardCode[])[],
  seat: Seat,
  change: (cards: readonly CardCode[]) => readonly CardCode[],
): readonly (readonly CardCode[])[] {
  return hands.map((cards, i) => (i === seat ? change(cards) : cards));
}

function withHands(frame: Round, hands: readonly (readonly CardCode[])[]): Round {
  return {
    ...frame,
    hands: frame.hands.map((hand, seat) => ({ ...hand, cards: sortHand(hands[seat] ?? [], 'suit') })),
  };
}

function totalsBefore(feed: ReplayFeed): number[][] {
  const totals = [feed.seats.map(() => 0)];
  for (const { result } of feed.record.rounds) {
    const before = totals.at(-1) ?? [];
    totals.push(before.map((points, seat) => points + (result?.scores[seat] ?? 0)));
  }
  return totals;
}

/** The round as one seat saw it: everybody else's cards turned over. Null sees all. */
export function seenBy(round: Round, viewer: Seat | null): Round {
  if (viewer === null || round.result !== null) return round;
  return { ...round, hands: round.hands.map((hand, seat) => (seat === viewer ? hand : { ...hand, cards: null })) };
}
