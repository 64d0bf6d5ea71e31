/**
 * The second verifier of records: written from docs/rules.md, docs/fairness.md and docs/record.md, not translated from
 * the server's, so that a sceptic need trust neither the server nor its code. Pure: bytes in, facts out; no network, no page, no
 * clock. It is held to the server's by one corpus (docs/fairness.md). It runs in the worker of this feature; nobody
 * else imports it, and it imports nothing of the page.
 *
 * - `prove(bytes)` gives the proofs one by one as they are reckoned: the record, seeds and hashes, the game's seed, the
 *   cut, each deal with its swaps, each round played with its reshuffles, and last the verdict.
 * - `verify(bytes)` gives the verdict alone: the first fault (path and code as `python -m engine verify`), or null.
 * - `retell(record)` gives the rounds of the replay feed (docs/protocol.md), the same as the server's: each round's
 *   start with open hands, each step's facts (`card_laid`, `cards_drawn`...) and its picture. For a record with a fault
 *   it tells what comes before the fault. With it a record that no server has can be stepped through.
 */
export { prove, verify, type Deal, type Played, type Proof } from './prove';
export { retell, type ToldRound } from './retell';
export type { Card } from './cards';
export { MOST_BYTES } from './json';
export type { Fault, FaultCode } from './fault';
export type { Cut, Swap } from './seeds';
export type { CheckedRecord, RecordRound, RecordSeat } from './shape';
