/** The checks of a record, in the order of docs/record.md. Each throws the first fault it finds. */
import { moveForAbsent } from './absent';
import { fail } from './fault';
import { openRound, totalsOf, type Game } from './game';
import { isSameAction, parseMove } from './moves';
import { handSizesOf } from './options';
import { make, refusalOf } from './play';
import { isOver, type Round } from './round';
import { placesOf } from './scores';
import { commitmentTo, cutFor, gameSeedOf, hashOfSeed } from './seeds';
import type { CheckedRecord, RecordResult, RecordRound } from './shape';

type Header = Pick<Round, 'number' | 'dealer' | 'handSize' | 'starter'>;

/** The seeds are those that were committed to (F-1.2, F-1.4). */
export function checkSeeds({ fairness }: CheckedRecord): void {
  const { commitment, server_seed, client_seeds, client_hashes } = fairness;
  const promised = commitmentTo(server_seed);
  if (promised !== commitment) fail('fairness.commitment', 'bad_commitment', promised);
  client_seeds.forEach((seed, seat) => {
    const hash = hashOfSeed(seed);
    if (hash !== client_hashes[seat]) fail(`fairness.client_hashes[${seat}]`, 'bad_client_hash', hash);
  });
}

/** The cut makes that seat the first dealer. */
export function checkCut(record: CheckedRecord): Game {
  const { fairness, game_id, options, seats, first_dealer } = record;
  const gameSeed = gameSeedOf(fairness.server_seed, game_id, fairness.client_seeds);
  const { dealer } = cutFor(gameSeed, seats.length);
  if (dealer !== first_dealer) fail('first_dealer', 'wrong_first_dealer', String(dealer));
  return { options, gameSeed, seats: seats.length, firstDealer: dealer };
}

/** Plays a round as it is written, and returns it as it ended, or was broken off. */
export function checkRound(game: Game, entry: RecordRound, index: number): Round {
  const path = `rounds[${index}]`;
  const round = openRound(game, index);
  checkHeader(round, entry, path);
  const auto = new Set(entry.auto);
  entry.moves.forEach((text, i) => checkMove(round, text, `${path}.moves[${i}]`, auto.has(i)));
  if (!isOver(round) && entry.result !== null) fail(`${path}.moves`, 'round_not_over');
  checkResult(round, entry.result, `${path}.result`);
  return round;
}

/** What a record says of a round before its moves. */
export function checkHeader(round: Header, entry: RecordRound, path: string): void {
  const { number, dealer, handSize, starter } = round;
  if (entry.number !== number) fail(`${path}.number`, 'wrong_header', String(number));
  if (entry.dealer !== dealer) fail(`${path}.dealer`, 'wrong_header', String(dealer));
  if (entry.hand_size !== handSize) fail(`${path}.hand_size`, 'wrong_header', String(handSize));
  if (entry.starter !== starter) fail(`${path}.starter`, 'wrong_header', starter);
}

function checkMove(round: Round, text: string, path: string, isAuto: boolean): void {
  const move = parseMove(text);
  if (move === null) return fail(path, 'bad_move_syntax');
  const { seat, action } = move;
  const refusal = refusalOf(round, seat, action);
  if (refusal !== null) fail(path, refusal);
  // The server moves for the seat in turn alone, so a call or a late announcement is never its doing.
  const isOwn = !isAuto || (round.turn === seat && isSameAction(moveForAbsent(round, seat), action));
  if (!isOwn) fail(path, 'wrong_auto');
  make(round, seat, action);
}

function checkResult({ endedBy, out, scores }: Round, result: RecordResult | null, path: string): void {
  if (endedBy === null || scores === null) return;
  if (result === null) return fail(path, 'wrong_result');
  if (result.ended_by !== endedBy) fail(`${path}.ended_by`, 'wrong_result', endedBy);
  if (!areSame(result.out, out)) fail(`${path}.out`, 'wrong_result', out.join(', '));
  if (!areSame(result.scores, scores)) fail(`${path}.scores`, 'wrong_result', scores.join(', '));
}

/** Totals, places, and whether all the rounds are there. */
export function checkEnd(record: CheckedRecord, scores: readonly (readonly number[])[]): void {
  const { rounds, options, seats, ended_by } = record;
  const isFinished = ended_by === 'finished';
  if (isFinished) {
    const totals = totalsOf(scores, seats.length);
    const places = placesOf(totals);
    if (!areSame(record.totals ?? [], totals)) fail('totals', 'wrong_totals', totals.join(', '));
    if (!areSame(record.places ?? [], places)) fail('places', 'wrong_totals', places.join(', '));
  }
  const isWhole = isFinished ? rounds.length === handSizesOf(options).length : rounds.length > 0;
  if (!isWhole) fail('rounds', 'missing_rounds');
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}
