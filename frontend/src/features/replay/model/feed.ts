/**
 * From the replay feed to pictures one can step through. Pure. Frames hold everything but the hands, and those change
 * by the cards laid and drawn alone; so this knows no rule either.
 */
import { sortHand } from '@/features/table';
import type { CardCode, GameEvent, ReplayFeed, ReplayStep, Round, Seat } from '@/protocol';
import type { Mark, MarkKind } from './position';

/** The table at one moment of a round: before the first move (`step` null) or after one. */
export interface Moment {
  readonly round: Round;
  readonly step: ReplayStep | null;
  /** What led here from the moment before; for the first, nothing. */
  readonly events: readonly GameEvent[];
}

export interface ReplayRound {
  readonly number: number;
  /** As it was dealt, open hands. */
  readonly start: Round;
  /** Who had no cards left at its end: nobody, if it was blocked or broken off. */
  readonly out: readonly Seat[];
  /** The feed's own: what happened, without pictures. `steps[n]` is the move that leads to moment n + 1. */
  readonly steps: readonly ReplayStep[];
  /** `[0]` is the deal; `[n]` is after the n-th move. Worked out when the round is first looked at, and kept. */
  readonly moments: () => readonly Moment[];
}

/** A game ready to be stepped through. */
export interface Replay {
  readonly rounds: readonly ReplayRound[];
  /** Where cranks were opened and idiots called, in order. */
  readonly marks: readonly Mark[];
  /** Points before each round, by round, then by seat; one more row for the end. */
  readonly totals: readonly (readonly number[])[];
}

/** Costs little however long the game: pictures are made round by round, as they are looked at. */
export function readReplay(feed: ReplayFeed): Replay {
  const rounds = feed.rounds.map(({ number, start, steps }) => ({
    number,
    start,
    out: outIn(steps),
    steps,
    moments: once(() => momentsOf(start, steps)),
  }));
  return { rounds, marks: marksIn(feed), totals: totalsBefore(feed) };
}

/** The cards of each seat, sorted. */
type Hands = readonly CardCode[][];

function outIn(steps: readonly ReplayStep[]): readonly Seat[] {
  const end = steps.at(-1)?.events.find((event) => event.type === 'round_ended');
  return end?.out ?? [];
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function momentsOf(start: Round, steps: readonly ReplayStep[]): Moment[] {
  let hands: Hands = start.hands.map(({ cards }) => sortHand(cards ?? [], 'suit'));
  const moments: Moment[] = [{ round: withHands(start, hands), step: null, events: [] }];
  for (const step of steps) {
    hands = step.events.reduce(applyEvent, hands);
    moments.push({ round: withHands(step.frame, hands), step, events: step.events });
  }
  return moments;
}

function applyEvent(hands: Hands, event: GameEvent): Hands {
  if (event.type === 'card_laid') {
    return changed(hands, event.seat, (cards) => cards.filter((card) => card !== event.card));
  }
  if (event.type === 'cards_drawn') {
    return changed(hands, event.seat, (cards) => sortHand([...cards, ...(event.cards ?? [])], 'suit'));
  }
  return hands;
}

/** The hands that nothing happened to stay the same objects: what shows them need not be drawn again. */
function changed(hands: Hands, seat: Seat, change: (cards: CardCode[]) => CardCode[]): Hands {
  return hands.map((cards, i) => (i === seat ? change(cards) : cards));
}

function withHands(frame: Round, hands: Hands): Round {
  return { ...frame, hands: frame.hands.map((hand, seat) => ({ ...hand, cards: hands[seat] ?? [] })) };
}

const MARKED: Partial<Record<GameEvent['type'], MarkKind>> = { crank_opened: 'crank', called: 'call' };

function marksIn({ rounds }: ReplayFeed): Mark[] {
  return rounds.flatMap(({ steps }, round) =>
    steps.flatMap(({ events }, step) =>
      events.flatMap(({ type }) => {
        const kind = MARKED[type];
        return kind === undefined ? [] : [{ kind, round, move: step + 1 }];
      }),
    ),
  );
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
