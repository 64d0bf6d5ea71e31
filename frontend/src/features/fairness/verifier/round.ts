/** One round: its cards, whose turn it is, and how turns go round. Changed by `play.ts` alone. */
import { cardAt, suitOf, type Card, type Suit } from './cards';
import type { Asked, Direction, DrawReason, EndedBy, Fact } from './facts';
import type { Options } from './options';
import { reckon } from './scores';
import { dealOrder, reshuffleOrder } from './seeds';

const MOST_MOVES = 2000;
const NOTHING_OWED = { exposedBy: null, announced: false, losesTurn: false } as const;

/** What a seat holds and owes. */
export interface Hand {
  cards: Card[];
  /** The move that left one card and said nothing, by its number in the round; null if not exposed. */
  exposedBy: number | null;
  /** Holds one card and has announced it. */
  announced: boolean;
  losesTurn: boolean;
}

export interface Reshuffle {
  /** Of the round, from 1. */
  readonly count: number;
  /** The number of moves made when the draw pile ran out. */
  readonly move: number;
  readonly discards: readonly Card[];
  readonly order: readonly Card[];
}

export interface Round {
  readonly options: Options;
  readonly gameSeed: Uint8Array;
  readonly number: number;
  readonly dealer: number;
  readonly handSize: number;
  readonly starter: Card;
  readonly hands: Hand[];
  /** The next card is the last. */
  drawPile: Card[];
  /** Since the last reshuffle, ending in the top card. */
  discards: Card[];
  /** All there have been, in order. */
  readonly reshuffles: Reshuffle[];
  direction: Direction;
  /** Null once the round is over. */
  turn: number | null;
  /** The dealer is to name the suit of the starter. */
  naming: boolean;
  suit: Suit;
  /** Who named the suit that is then demanded; null if nobody did. */
  demandedBy: number | null;
  /** The running count; 0 when there is no crank. */
  crank: number;
  /** The crank was left by somebody's last card. */
  settling: boolean;
  /** Turns in a row that ended in a draw of nothing. */
  dryTurns: number;
  moves: number;
  readonly out: number[];
  endedBy: EndedBy | null;
  scores: number[] | null;
  /** Whoever wants to know what follows from a move. */
  tell: (fact: Fact) => void;
}

/** Deals a round and turns up its starter, whose ability is still to come. */
export function dealRound(of: {
  options: Options;
  gameSeed: Uint8Array;
  seats: number;
  number: number;
  dealer: number;
  handSize: number;
}): Round {
  const { options, gameSeed, seats, number, dealer, handSize } = of;
  const order = dealOrder(gameSeed, number);
  const cards = Array.from({ length: seats }, (): Card[] => []);
  const dealt = seats * handSize;
  order.slice(0, dealt).forEach((card, i) => cards[(dealer + 1 + i) % seats]?.push(card));
  const starter = cardAt(order, dealt);
  return {
    options,
    gameSeed,
    number,
    dealer,
    handSize,
    starter,
    hands: cards.map((held) => ({ cards: held, ...NOTHING_OWED })),
    drawPile: order.slice(dealt + 1).reverse(),
    discards: [starter],
    reshuffles: [],
    direction: 1,
    turn: null,
    naming: false,
    suit: suitOf(starter),
    demandedBy: null,
    crank: 0,
    settling: false,
    dryTurns: 0,
    moves: 0,
    out: [],
    endedBy: null,
    scores: null,
    tell: () => undefined,
  };
}

export const isOver = (round: Round): boolean => round.endedBy !== null;

export const topOf = (round: Round): Card => round.discards.at(-1) ?? round.starter;

export function handOf(round: Round, seat: number): Hand {
  const hand = round.hands[seat];
  if (hand === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return hand;
}

/** What the seat in turn is to do. */
export function askedOf(round: Round): Asked | null {
  if (round.turn === null) return null;
  if (round.naming) return 'name';
  return round.crank > 0 ? 'crank' : 'play';
}

/** The neighbour of a seat in the direction of play. */
export function neighbourOf({ hands, direction }: Round, seat: number): number {
  return (seat + direction + hands.length) % hands.length;
}

/** Every other seat, in turn order from the next. */
export function othersOf(round: Round, seat: number): number[] {
  const others: number[] = [];
  for (let other = neighbourOf(round, seat); other !== seat; other = neighbourOf(round, other)) others.push(other);
  return others;
}

/** Lets a seat draw as many cards as it can of those wanted, and returns how many those were. */
export function draw(round: Round, seat: number, wanted: number, why: DrawReason, auto = false): number {
  const drawn: Card[] = [];
  while (drawn.length < wanted) {
    if (round.drawPile.length === 0) reshuffle(round);
    const card = round.drawPile.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length > 0) take(round, handOf(round, seat), drawn);
  round.tell({ type: 'cards_drawn', seat, count: drawn.length, wanted, cards: drawn, why, auto });
  return drawn.length;
}

function take(round: Round, hand: Hand, drawn: readonly Card[]): void {
  hand.cards.push(...drawn);
  // Any card drawn by anyone restarts the count of dry turns and ends an exposure.
  round.dryTurns = 0;
  hand.exposedBy = null;
  hand.announced = false;
}

function reshuffle(round: Round): void {
  const discards = round.discards.slice(0, -1);
  if (discards.length === 0) return;
  const count = round.reshuffles.length + 1;
  const order = reshuffleOrder(round.gameSeed, round.number, count, discards);
  round.reshuffles.push({ count, move: round.moves, discards, order });
  round.drawPile = [...order].reverse();
  round.discards = round.discards.slice(-1);
  round.tell({ type: 'reshuffled', count: order.length });
}

/**
 * Brings the turn to a seat. One that owes a lost turn is passed over, or, in a crank, breaks it; one without
 * cards ends a crank that is being settled.
 */
export function giveTurn(round: Round, to: number): void {
  let seat = to;
  for (;;) {
    const hand = handOf(round, seat);
    if (round.settling && hand.cards.length === 0) {
      round.tell({ type: 'crank_broken', seat: null, count: round.crank });
      round.crank = 0;
      endRound(round, 'out');
      return;
    }
    if (!hand.losesTurn) break;
    hand.losesTurn = false;
    if (round.crank > 0) breakCrank(round, seat);
    else round.tell({ type: 'turn_lost', seat });
    if (isOver(round)) return;
    seat = neighbourOf(round, seat);
  }
  round.turn = seat;
  beginTurn(round);
}

/** Asks the seat in turn for a decision. */
export function beginTurn(round: Round): void {
  const asked = askedOf(round);
  if (round.turn !== null && asked !== null) round.tell({ type: 'turn_began', seat: round.turn, asked });
}

/** A seat takes the crank's count, which ends the crank, and the round if it was being settled. */
export function breakCrank(round: Round, seat: number, auto = false): void {
  const count = round.crank;
  draw(round, seat, count, 'crank', auto);
  round.crank = 0;
  round.tell({ type: 'crank_broken', seat, count });
  if (round.settling) endRound(round, 'out');
}

/** Ends the round and reckons every hand. */
export function endRound(round: Round, endedBy: EndedBy): void {
  round.endedBy = endedBy;
  round.turn = null;
  round.settling = false;
  for (const hand of round.hands) Object.assign(hand, NOTHING_OWED);
  round.scores = round.hands.map(({ cards }) => reckon(cards).score);
  round.tell({ type: 'round_ended', ended_by: endedBy, out: [...round.out], scores: [...round.scores] });
}

/** A round cannot go on for ever. */
export function endIfTooLong(round: Round): void {
  if (!isOver(round) && round.moves >= MOST_MOVES) endRound(round, 'blocked');
}
