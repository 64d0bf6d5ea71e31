/**
 * A record played again, told move by move in the shape of docs/protocol.md ("Replay feed"): what the replay of a game
 * needs, from the record alone.
 */
import { placesOf, reckon, type Reckoning } from './scores';
import { inPackOrder, type Card, type Suit } from './cards';
import { cutFor, gameSeedOf } from './seeds';
import type { Asked, Direction, EndedBy, Fact } from './facts';
import { openRound, totalsOf, type Game } from './game';
import { parseMove } from './moves';
import { handSizesOf } from './options';
import { make, refusalOf } from './play';
import { askedOf, handOf, topOf, type Round } from './round';
import type { CheckedRecord, RecordRound } from './shape';

const DISCARDS_SHOWN = 5;

/** A round as it lies on the table, hands open. */
export interface Picture {
  readonly number: number;
  readonly rounds: number;
  readonly dealer: number;
  readonly hand_size: number;
  readonly starter: Card;
  readonly direction: Direction;
  readonly turn: number | null;
  readonly asked: Asked | null;
  readonly top: Card;
  readonly suit: Suit;
  readonly demanded: boolean;
  readonly demanded_by: number | null;
  readonly crank: number;
  readonly settling: boolean;
  readonly draw_count: number;
  readonly discard_count: number;
  readonly discards: Card[];
  readonly hands: PicturedHand[];
  readonly moves: number;
  readonly result: {
    readonly ended_by: EndedBy;
    readonly out: number[];
    readonly scores: number[];
    readonly hands: (Reckoning & { readonly cards: Card[] })[];
  } | null;
}

export interface PicturedHand {
  readonly count: number;
  /** Null in the frames of steps: there hands change by the facts alone. */
  readonly cards: Card[] | null;
  readonly exposed: boolean;
  readonly announced: boolean;
  readonly loses_turn: boolean;
  readonly out: boolean;
}

export interface ToldRound {
  readonly number: number;
  readonly start: Picture;
  readonly steps: ToldStep[];
}

export interface ToldStep {
  readonly move: string;
  readonly at_ms: number;
  readonly auto: boolean;
  /** What followed, in order. */
  readonly events: Fact[];
  readonly frame: Picture;
}

/** Tells a record's rounds as far as its moves can be made: all of them, if it is valid. */
export function retell(record: CheckedRecord): ToldRound[] {
  const { fairness, game_id, options, seats } = record;
  const gameSeed = gameSeedOf(fairness.server_seed, game_id, fairness.client_seeds);
  const firstDealer = cutFor(gameSeed, seats.length).dealer;
  const game: Game = { options, gameSeed, seats: seats.length, firstDealer };
  const told: ToldRound[] = [];
  const scores: number[][] = [];
  for (const [index, entry] of record.rounds.entries()) {
    const round = openRound(game, index);
    const rounds = handSizesOf(options).length;
    const start = pictureOf(round, rounds, true);
    const steps = stepsOf(round, entry, rounds);
    told.push({ number: round.number, start, steps });
    if (round.scores === null) break;
    scores.push(round.scores);
  }
  tellEnd(told, scores, game);
  return told;
}

function stepsOf(round: Round, entry: RecordRound, rounds: number): ToldStep[] {
  const auto = new Set(entry.auto);
  const steps: ToldStep[] = [];
  for (const [i, text] of entry.moves.entries()) {
    const move = parseMove(text);
    if (move === null || refusalOf(round, move.seat, move.action) !== null) break;
    const at_ms = entry.times_ms[i] ?? 0;
    const exposedBy = move.action.kind === 'call' ? handOf(round, move.action.seat).exposedBy : null;
    const after_ms = exposedBy === null ? null : at_ms - (entry.times_ms[exposedBy] ?? 0);
    const events: Fact[] = [];
    round.tell = (fact) => events.push(fact);
    make(round, move.seat, move.action, { auto: auto.has(i), after_ms });
    steps.push({ move: text, at_ms, auto: auto.has(i), events, frame: pictureOf(round, rounds, false) });
  }
  return steps;
}

/** The last move of a game played to its end tells how it ended. */
function tellEnd(told: readonly ToldRound[], scores: readonly (readonly number[])[], game: Game): void {
  if (scores.length < handSizesOf(game.options).length) return;
  const totals = totalsOf(scores, game.seats);
  const last = told.at(-1)?.steps.at(-1);
  last?.events.push({ type: 'game_ended', ended_by: 'finished', totals, places: placesOf(totals) });
}

function pictureOf(round: Round, rounds: number, open: boolean): Picture {
  return {
    number: round.number,
    rounds,
    dealer: round.dealer,
    hand_size: round.handSize,
    starter: round.starter,
    direction: round.direction,
    turn: round.turn,
    asked: askedOf(round),
    top: topOf(round),
    suit: round.suit,
    demanded: round.demandedBy !== null,
    demanded_by: round.demandedBy,
    crank: round.crank,
    settling: round.settling,
    draw_count: round.drawPile.length,
    discard_count: round.discards.length,
    discards: round.discards.slice(-DISCARDS_SHOWN),
    hands: round.hands.map((hand, seat) => ({
      count: hand.cards.length,
      cards: open ? [...hand.cards].sort(inPackOrder) : null,
      exposed: hand.exposedBy !== null,
      announced: hand.announced,
      loses_turn: hand.losesTurn,
      out: round.out.includes(seat),
    })),
    moves: round.moves,
    result: resultOf(round),
  };
}

function resultOf({ endedBy, out, scores, hands }: Round): Picture['result'] {
  if (endedBy === null || scores === null) return null;
  const reckoned = hands.map(({ cards }) => ({ cards: [...cards].sort(inPackOrder), ...reckon(cards) }));
  return { ended_by: endedBy, out: [...out], scores: [...scores], hands: reckoned };
}
