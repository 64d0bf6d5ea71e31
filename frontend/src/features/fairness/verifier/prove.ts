/** The checks of a record one after the other, each with what it was reckoned from: what the check page shows. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { cardAt, type Card } from './cards';
import { checkCut, checkEnd, checkHeader, checkRound, checkSeeds } from './check';
import { FaultFound, type Fault } from './fault';
import type { Game } from './game';
import { readJson } from './json';
import { handSizesOf } from './options';
import type { Reshuffle } from './round';
import { commitmentTo, cutFor, dealOrder, gameSeedOf, hashOfSeed, seedMessage, type Cut, type Swap } from './seeds';
import { checkShape, type CheckedRecord } from './shape';

/** One deal as the arithmetic has it, beside what the record says of it. */
export interface Deal {
  readonly number: number;
  readonly dealer: number;
  readonly hand_size: number;
  /** The shuffled pack: index 0 is dealt first, to the dealer's left. */
  readonly order: readonly Card[];
  readonly starter: Card;
  readonly swaps: readonly Swap[];
  /** What the record says otherwise; null if it says the same. */
  readonly fault: Fault | null;
}

/** A round played again. */
export interface Played {
  readonly number: number;
  readonly moves: number;
  readonly reshuffles: readonly Reshuffle[];
}

/** What is told, in this order; `verdict` comes last, and at once after the fault it tells of. */
export type Proof =
  | { readonly kind: 'record'; readonly record: CheckedRecord }
  | { readonly kind: 'seeds'; readonly commitment: string; readonly hashes: readonly string[] }
  | { readonly kind: 'seed'; readonly message: string; readonly seed: string }
  | { readonly kind: 'cut'; readonly cut: Cut }
  | { readonly kind: 'deal'; readonly deal: Deal }
  | { readonly kind: 'played'; readonly played: Played }
  | { readonly kind: 'verdict'; readonly fault: Fault | null };

/**
 * Tells a record's proof. The verdict is the first fault by the order of docs/record.md, whatever shows before it: all
 * deals are reckoned and told before any of them is played, so a fault of a later one may.
 */
export function* prove(bytes: Uint8Array): Generator<Proof, void> {
  try {
    yield* proofsOf(bytes);
    yield { kind: 'verdict', fault: null };
  } catch (error) {
    if (!(error instanceof FaultFound)) throw error;
    yield { kind: 'verdict', fault: error.fault };
  }
}

/** The first fault of a record by the order of docs/record.md; null if it is valid. Never throws. */
export function verify(bytes: Uint8Array): Fault | null {
  for (const proof of prove(bytes)) if (proof.kind === 'verdict') return proof.fault;
  return null;
}

function* proofsOf(bytes: Uint8Array): Generator<Proof, void> {
  const record = checkShape(readJson(bytes));
  const { fairness, game_id, seats } = record;
  yield { kind: 'record', record };
  yield {
    kind: 'seeds',
    commitment: commitmentTo(fairness.server_seed),
    hashes: fairness.client_seeds.map(hashOfSeed),
  };
  checkSeeds(record);
  const gameSeed = gameSeedOf(fairness.server_seed, game_id, fairness.client_seeds);
  yield { kind: 'seed', message: seedMessage(game_id, fairness.client_seeds), seed: bytesToHex(gameSeed) };
  yield { kind: 'cut', cut: cutFor(gameSeed, seats.length) };
  const game = checkCut(record);
  for (const index of record.rounds.keys()) yield { kind: 'deal', deal: dealOf(record, game, index) };
  yield* playedRounds(record, game);
}

function* playedRounds(record: CheckedRecord, game: Game): Generator<Proof, void> {
  const scores: number[][] = [];
  for (const [index, entry] of record.rounds.entries()) {
    const round = checkRound(game, entry, index);
    if (round.scores !== null) scores.push(round.scores);
    const { number, moves, reshuffles } = round;
    yield { kind: 'played', played: { number, moves, reshuffles } };
  }
  checkEnd(record, scores);
}

function dealOf(record: CheckedRecord, game: Game, index: number): Deal {
  const swaps: Swap[] = [];
  const number = index + 1;
  const order = dealOrder(game.gameSeed, number, (swap) => swaps.push(swap));
  const handSize = handSizesOf(record.options)[index] ?? 0;
  const dealer = (game.firstDealer + index) % game.seats;
  const starter = cardAt(order, game.seats * handSize);
  const fault = faultOf(() => {
    const entry = record.rounds[index];
    if (entry !== undefined) checkHeader({ number, dealer, handSize, starter }, entry, `rounds[${index}]`);
  });
  return { number, dealer, hand_size: handSize, order, starter, swaps, fault };
}

/** The fault that a check finds; null if it finds none. */
function faultOf(check: () => void): Fault | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof FaultFound) return error.fault;
    throw error;
  }
}
