/** What a move does, and why another is refused (R-3 to R-7; the codes of docs/record.md). */
import { haveSameColour, notchesOf, rankOf, sisterOf, suitOf, type Card, type Suit } from './cards';
import type { Action } from './moves';
import {
  beginTurn,
  breakCrank,
  draw,
  endIfTooLong,
  endRound,
  giveTurn,
  handOf,
  isOver,
  neighbourOf,
  othersOf,
  topOf,
  type Round,
} from './round';

/** Why a well-written move cannot have been made. */
export type Refusal =
  | 'out_of_turn'
  | 'card_not_held'
  | 'illegal_play'
  | 'must_name_suit'
  | 'may_not_draw'
  | 'not_exposed'
  | 'round_is_over';

type Play = Extract<Action, { kind: 'play' }>;

const PENALTY = 2;

/** Whether a card may be laid now, if a suit that it may or must name is named with it. */
export function fits(round: Round, card: Card): boolean {
  if (round.naming) return false;
  if (round.crank > 0) return notchesOf(card) > 0;
  const { options, suit, demandedBy } = round;
  const rank = rankOf(card);
  if (rank === '8' || (rank === '9' && options.wild_nines)) return true;
  if (rank === rankOf(topOf(round)) || suitOf(card) === suit) return true;
  return options.matching === 'colour' && demandedBy === null && haveSameColour(suitOf(card), suit);
}

/** The suits that a card played from a hand may name; an 8 must name one. */
export function suitsToName(card: Card, isLast: boolean): readonly Suit[] {
  if (isLast) return [];
  if (rankOf(card) === '8') return ['C', 'D', 'H', 'S'];
  return rankOf(card) === '9' ? [sisterOf(suitOf(card))] : [];
}

/** The suits that the dealer may name for a starter 8 or 9. */
export function suitsForStarter(starter: Card): readonly Suit[] {
  if (rankOf(starter) === '8') return ['C', 'D', 'H', 'S'];
  return [suitOf(starter), sisterOf(suitOf(starter))];
}

/** Why a seat may not do this now; null if it may. Where several reasons fit, the first of the list holds. */
export function refusalOf(round: Round, seat: number, action: Action): Refusal | null {
  if (isOver(round)) return 'round_is_over';
  const isAtTheTable = seat < round.hands.length;
  if (action.kind === 'call' || action.kind === 'last') {
    if (!isAtTheTable) return 'out_of_turn';
    const exposed = action.kind === 'last' ? seat : action.seat;
    const isOneself = action.kind === 'call' && action.seat === seat;
    return isOneself || (round.hands[exposed]?.exposedBy ?? null) === null ? 'not_exposed' : null;
  }
  if (seat !== round.turn) return 'out_of_turn';
  if (action.kind === 'play') return refusalOfPlay(round, seat, action);
  if (action.kind === 'draw') return refusalOfDraw(round, seat);
  return round.naming && suitsForStarter(round.starter).includes(action.suit) ? null : 'illegal_play';
}

function refusalOfPlay(round: Round, seat: number, { card, suit, announces }: Play): Refusal | null {
  const { cards } = handOf(round, seat);
  if (!cards.includes(card)) return 'card_not_held';
  if (round.naming) return 'must_name_suit';
  if (!fits(round, card)) return 'illegal_play';
  const namable = suitsToName(card, cards.length === 1);
  if (suit !== null && !namable.includes(suit)) return 'illegal_play';
  if (announces && cards.length !== 2) return 'illegal_play';
  return suit === null && rankOf(card) === '8' && namable.length > 0 ? 'must_name_suit' : null;
}

function refusalOfDraw(round: Round, seat: number): Refusal | null {
  if (round.naming) return 'must_name_suit';
  const couldPlay = handOf(round, seat).cards.some((card) => fits(round, card));
  return couldPlay && !round.options.free_draw ? 'may_not_draw' : null;
}

/** What marks a move in what is told of it. */
export interface Mark {
  /** Made by the server for an absent player. */
  readonly auto: boolean;
  /** For a call: how long after the exposing play it came. */
  readonly after_ms: number | null;
}

const BY_HAND: Mark = { auto: false, after_ms: null };

/** Makes a move that is not refused. */
export function make(round: Round, seat: number, action: Action, mark: Mark = BY_HAND): void {
  const index = round.moves;
  round.moves += 1;
  switch (action.kind) {
    case 'play':
      lay(round, seat, action, index, mark);
      break;
    case 'draw':
      takeDraw(round, seat, mark);
      break;
    case 'name':
      nameStarter(round, seat, action.suit, mark);
      break;
    case 'last':
      announce(round, seat);
      break;
    case 'call':
      call(round, seat, action.seat, mark);
      break;
  }
  endIfTooLong(round);
}

/** The starter counts as the dealer's first turn: its ability applies, or its suit is to be named. */
export function beginRound(round: Round): void {
  const rank = rankOf(round.starter);
  if (rank === '8' || rank === '9') {
    round.naming = true;
    round.turn = round.dealer;
    beginTurn(round);
    return;
  }
  if (rank === '2') openCrank(round, round.dealer, round.starter);
  goOn(round, round.dealer, round.starter);
}

function nameStarter(round: Round, seat: number, suit: Suit, { auto }: Mark): void {
  const isDemanded = rankOf(round.starter) === '8' || suit !== suitOf(round.starter);
  round.naming = false;
  round.suit = suit;
  round.demandedBy = isDemanded ? seat : null;
  round.tell({ type: 'suit_named', seat, suit, demanded: isDemanded, auto });
  giveTurn(round, neighbourOf(round, seat));
}

function lay(round: Round, seat: number, { card, suit, announces }: Play, index: number, { auto }: Mark): void {
  const hand = handOf(round, seat);
  hand.cards = hand.cards.filter((held) => held !== card);
  round.discards.push(card);
  round.suit = suit ?? suitOf(card);
  round.demandedBy = suit === null ? null : seat;
  round.dryTurns = 0;
  round.tell({ type: 'card_laid', seat, card, named: suit, announced: announces, auto });
  sayLast(round, seat, announces ? null : index);
  const isCovered = round.options.covered_six && rankOf(card) === '6';
  if (hand.cards.length === 0 && !isCovered) goOut(round, seat, card);
  else {
    turnCrank(round, seat, card);
    goOn(round, seat, card, auto);
  }
}

/** After a play: whether it leaves one card, and whether that was said. `index` null: it was. */
function sayLast(round: Round, seat: number, index: number | null): void {
  const hand = handOf(round, seat);
  const isLast = hand.cards.length === 1;
  hand.exposedBy = isLast ? index : null;
  hand.announced = isLast && index === null;
  if (hand.announced) round.tell({ type: 'announced', seat, late: false });
  else if (isLast) round.tell({ type: 'exposed', seat });
}

/** A 2 opens a crank; in one, an A or a 2 raises it. */
function turnCrank(round: Round, seat: number, card: Card): void {
  if (round.crank > 0) {
    round.crank += notchesOf(card);
    round.tell({ type: 'crank_raised', seat, count: round.crank });
  } else if (rankOf(card) === '2') openCrank(round, seat, card);
}

function openCrank(round: Round, seat: number, card: Card): void {
  round.crank = notchesOf(card);
  round.tell({ type: 'crank_opened', seat, count: round.crank });
}

/** The last card still does what it does to others; one that turns a crank leaves it to be settled. */
function goOut(round: Round, seat: number, card: Card): void {
  round.out.push(seat);
  round.tell({ type: 'went_out', seat });
  turnCrank(round, seat, card);
  if (round.crank > 0) {
    round.settling = true;
    giveTurn(round, neighbourOf(round, seat));
    return;
  }
  if (rankOf(card) === 'T') reverse(round);
  makeOthersDraw(round, seat, card);
  endRound(round, 'out');
}

/** A 5 and a 7. */
function makeOthersDraw(round: Round, seat: number, card: Card): void {
  const rank = rankOf(card);
  if (rank === '5') for (const other of othersOf(round, seat)) draw(round, other, 1, 'five');
  if (rank === '7') draw(round, neighbourOf(round, seat), 1, 'seven');
}

/** A card's ability, and whose turn follows from it. */
function goOn(round: Round, seat: number, card: Card, auto = false): void {
  const rank = rankOf(card);
  if (rank === '6') {
    goOnAfterSix(round, seat, auto);
    return;
  }
  if (rank === 'T') reverse(round);
  makeOthersDraw(round, seat, card);
  giveTurn(round, rank === '4' ? seatAfterSkip(round, seat) : neighbourOf(round, seat));
}

function reverse(round: Round): void {
  round.direction = round.direction === 1 ? -1 : 1;
  round.tell({ type: 'direction_reversed', direction: round.direction });
}

function seatAfterSkip(round: Round, seat: number): number {
  const skipped = neighbourOf(round, seat);
  round.tell({ type: 'turn_skipped', seat: skipped });
  return neighbourOf(round, skipped);
}

/** The same player goes on, or covers a last 6 with a card. */
function goOnAfterSix(round: Round, seat: number, auto: boolean): void {
  if (handOf(round, seat).cards.length > 0) {
    giveTurn(round, seat);
    return;
  }
  const drawn = draw(round, seat, 1, 'covered_six', auto);
  endTurnWithDraw(round, seat, drawn);
}

function takeDraw(round: Round, seat: number, { auto }: Mark): void {
  if (round.crank > 0) {
    breakCrank(round, seat, auto);
    if (!isOver(round)) giveTurn(round, neighbourOf(round, seat));
    return;
  }
  const drawn = draw(round, seat, 1, round.options.free_draw ? 'choice' : 'no_play', auto);
  endTurnWithDraw(round, seat, drawn);
}

/** When as many turns in a row as there are seats have ended in a draw of nothing, the round is blocked. */
function endTurnWithDraw(round: Round, seat: number, drawn: number): void {
  if (drawn === 0) round.dryTurns += 1;
  if (round.dryTurns === round.hands.length) endRound(round, 'blocked');
  else giveTurn(round, neighbourOf(round, seat));
}

function announce(round: Round, seat: number): void {
  const hand = handOf(round, seat);
  hand.exposedBy = null;
  hand.announced = true;
  round.tell({ type: 'announced', seat, late: true });
}

/** The called player draws two and loses a turn: this one, if it is theirs, or the next that comes. */
function call(round: Round, by: number, seat: number, { after_ms }: Mark): void {
  const hand = handOf(round, seat);
  const losesThisTurn = round.turn === seat;
  hand.exposedBy = null;
  round.tell({ type: 'called', by, seat, after_ms, now: losesThisTurn });
  draw(round, seat, PENALTY, 'called');
  hand.losesTurn = true;
  if (losesThisTurn) giveTurn(round, seat);
}
