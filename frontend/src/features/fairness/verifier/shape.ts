/** The fields of a record, their types and bounds, in the order of docs/record.md, before anything is played. */
import type { Card } from './cards';
import type { EndedBy } from './facts';
import { fail } from './fault';
import { handSizesOf, isStandard, type Options } from './options';

/** A record whose fields are of the right kind: all that the checks after it need. */
export interface CheckedRecord {
  readonly game_id: string;
  readonly started_at: string;
  readonly rated: boolean;
  readonly options: Options;
  readonly seats: readonly RecordSeat[];
  readonly fairness: {
    readonly commitment: string;
    readonly client_hashes: readonly string[];
    readonly server_seed: string;
    readonly client_seeds: readonly string[];
  };
  readonly first_dealer: number;
  readonly rounds: readonly RecordRound[];
  readonly totals: readonly number[] | null;
  readonly places: readonly number[] | null;
  readonly ended_by: 'finished' | 'aborted';
}

export interface RecordSeat {
  readonly name: string;
  readonly kind: 'human' | 'guest' | 'bot';
  readonly account: string | null;
}

export interface RecordRound {
  readonly number: number;
  readonly dealer: number;
  readonly hand_size: number;
  readonly starter: Card;
  readonly moves: readonly string[];
  readonly times_ms: readonly number[];
  readonly auto: readonly number[];
  readonly result: RecordResult | null;
}

export interface RecordResult {
  readonly ended_by: EndedBy;
  readonly out: readonly number[];
  readonly scores: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;

const GAME_ID = /^[A-Za-z0-9_-]{1,40}$/;
const HEX = /^[0-9a-f]{64}$/;
const SEED = /^[ -~]{0,64}$/;
const CARD = /^[A2-9TJQK][CDHS]$/;
const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
const FEWEST_SEATS = 2;
const MOST_SEATS = 5;

/** Finds the first field that is missing, of another type or out of bounds. */
export function checkShape(value: unknown): CheckedRecord {
  const record = fieldsOf(value, '$');
  checkOneOf(record['format'], 'format', 'craits-record');
  checkOneOf(record['version'], 'version', 1);
  checkOneOf(record['rules'], 'rules', 1);
  checkText(record['game_id'], 'game_id', GAME_ID);
  checkInstant(record['started_at'], 'started_at');
  checkInstant(record['ended_at'], 'ended_at');
  const rated = flagOf(record['rated'], 'rated');
  if (rated) wholeOf(record['sequence'], 'sequence', 0);
  else checkNull(record['sequence'], 'sequence');
  const options = optionsOf(record['options']);
  if (rated && !isStandard(options)) fail('rated', 'bad_field');
  const seats = checkSeats(record['seats'], rated);
  checkFairness(record['fairness'], seats);
  wholeOf(record['first_dealer'], 'first_dealer', 0, seats - 1);
  checkRounds(record, seats, options);
  checkEnd(record);
  checkAborted(record, options);
  return value as CheckedRecord;
}

function checkInstant(value: unknown, path: string): void {
  const found = typeof value === 'string' ? INSTANT.exec(value) : null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (found ?? []).slice(1).map(Number);
  const isClock = hour < 24 && minute < 60 && second < 60;
  if (found === null || !isClock || year < 1 || day < 1 || day > daysOf(year, month)) fail(path, 'bad_field');
}

/** Days of a month; none of a month that there is not. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function optionsOf(value: unknown): Options {
  const options = fieldsOf(value, 'options');
  checkOneOf(options['length'], 'options.length', 'full', 'short');
  checkOneOf(options['matching'], 'options.matching', 'colour', 'rank');
  for (const name of ['wild_nines', 'covered_six', 'free_draw']) flagOf(options[name], `options.${name}`);
  return options as unknown as Options;
}

function checkSeats(value: unknown, rated: boolean): number {
  const seats = listOf(value, 'seats', FEWEST_SEATS, MOST_SEATS);
  seats.forEach((entry, i) => {
    const path = `seats[${i}]`;
    const seat = fieldsOf(entry, path);
    textOf(seat['name'], `${path}.name`);
    checkOneOf(seat['kind'], `${path}.kind`, 'human', 'guest', 'bot');
    if (seat['kind'] === 'guest') checkNull(seat['account'], `${path}.account`);
    else textOf(seat['account'], `${path}.account`);
    flagOf(seat['left'], `${path}.left`);
    if (!rated) return;
    wholeOf(seat['rating_before'], `${path}.rating_before`);
    wholeOf(seat['rating_after'], `${path}.rating_after`);
  });
  return seats.length;
}

function checkFairness(value: unknown, seats: number): void {
  const fairness = fieldsOf(value, 'fairness');
  const each = (name: string, pattern: RegExp) =>
    listOf(fairness[name], `fairness.${name}`, seats, seats).forEach((text, i) =>
      checkText(text, `fairness.${name}[${i}]`, pattern),
    );
  checkText(fairness['commitment'], 'fairness.commitment', HEX);
  each('client_hashes', HEX);
  checkText(fairness['server_seed'], 'fairness.server_seed', HEX);
  each('client_seeds', SEED);
}

function checkRounds(record: Fields, seats: number, options: Options): void {
  const rounds = listOf(record['rounds'], 'rounds', 0, handSizesOf(options).length);
  rounds.forEach((entry, i) => {
    const mayBeOpen = record['ended_by'] === 'aborted' && i === rounds.length - 1;
    checkRound(entry, `rounds[${i}]`, seats, mayBeOpen);
  });
}

function checkRound(value: unknown, path: string, seats: number, mayBeOpen: boolean): void {
  const round = fieldsOf(value, path);
  wholeOf(round['number'], `${path}.number`, 1);
  wholeOf(round['dealer'], `${path}.dealer`, 0, seats - 1);
  wholeOf(round['hand_size'], `${path}.hand_size`, 1);
  checkText(round['starter'], `${path}.starter`, CARD);
  const moves = listOf(round['moves'], `${path}.moves`);
  moves.forEach((move, i) => textOf(move, `${path}.moves[${i}]`));
  checkTimes(round['times_ms'], `${path}.times_ms`, moves.length);
  checkAuto(round['auto'], `${path}.auto`, moves.length);
  if (mayBeOpen && round['result'] === null) return;
  const result = fieldsOf(round['result'], `${path}.result`);
  checkOneOf(result['ended_by'], `${path}.result.ended_by`, 'out', 'blocked');
  checkWholes(result['out'], `${path}.result.out`);
  checkWholes(result['scores'], `${path}.result.scores`);
}

/** As many as there are moves, never falling. */
function checkTimes(value: unknown, path: string, moves: number): void {
  let before = 0;
  listOf(value, path, moves, moves).forEach((time, i) => {
    before = wholeOf(time, `${path}[${i}]`, before);
  });
}

/** Rising indices of moves. */
function checkAuto(value: unknown, path: string, moves: number): void {
  let lowest = 0;
  listOf(value, path).forEach((index, i) => {
    lowest = wholeOf(index, `${path}[${i}]`, lowest, moves - 1) + 1;
  });
}

function checkEnd(record: Fields): void {
  for (const name of ['totals', 'places']) {
    if (record['ended_by'] === 'aborted') checkNull(record[name], name);
    else checkWholes(record[name], name);
  }
  checkOneOf(record['ended_by'], 'ended_by', 'finished', 'aborted');
}

/** An aborted game is not rated, and did not play its last round to the end. */
function checkAborted(record: Fields, options: Options): void {
  if (record['ended_by'] !== 'aborted') return;
  if (record['rated'] === true) fail('rated', 'bad_field');
  const last = (record['rounds'] as readonly RecordRound[])[handSizesOf(options).length - 1];
  if (last !== undefined && last.result !== null) fail('ended_by', 'bad_field');
}

// Kinds of value

function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'bad_field');
  return value as Fields;
}

function listOf(value: unknown, path: string, least = 0, most = Infinity): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) fail(path, 'bad_field');
  return value as readonly unknown[];
}

function checkWholes(value: unknown, path: string): void {
  listOf(value, path).forEach((entry, i) => wholeOf(entry, `${path}[${i}]`));
}

function wholeOf(value: unknown, path: string, least = -Infinity, most = Infinity): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    fail(path, 'bad_field');
  }
  return value;
}

function flagOf(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, 'bad_field');
  return value;
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== 'string') fail(path, 'bad_field');
  return value;
}

function checkText(value: unknown, path: string, pattern: RegExp): void {
  if (typeof value !== 'string' || !pattern.test(value)) fail(path, 'bad_field');
}

function checkOneOf(value: unknown, path: string, ...allowed: readonly unknown[]): void {
  if (!allowed.includes(value)) fail(path, 'bad_field');
}

/** There, and null: a field that is left out is a fault. */
function checkNull(value: unknown, path: string): void {
  if (value !== null) fail(path, 'bad_field');
}
