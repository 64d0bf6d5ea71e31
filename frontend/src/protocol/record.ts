import type { CardCode, Move, Seat } from './cards';
import type { GameEvent } from './events';
import type { Round } from './game';
import type { Options, Player, PlayerKind } from './table';

/** The game record, see docs/record.md. */
export interface GameRecord {
  format: 'craits-record';
  version: 1;
  rules: number;
  game_id: string;
  started_at: string;
  ended_at: string;
  rated: boolean;
  sequence: number | null;
  options: Options;
  seats: RecordSeat[];
  fairness: { commitment: string; client_hashes: string[]; server_seed: string; client_seeds: string[] };
  first_dealer: Seat;
  rounds: RecordRound[];
  totals: number[] | null;
  places: number[] | null;
  ended_by: 'finished' | 'aborted';
}

export interface RecordSeat {
  name: string;
  kind: PlayerKind;
  account: string | null;
  left: boolean;
  rating_before?: number;
  rating_after?: number;
}

export interface RecordRound {
  number: number;
  dealer: Seat;
  hand_size: number;
  starter: CardCode;
  moves: Move[];
  times_ms: number[];
  auto: number[];
  result: { ended_by: 'out' | 'blocked'; out: Seat[]; scores: number[] } | null;
}

/**
 * A round seen with open hands. In a round's `start` every hand has its cards; in the frames of `steps` they are
 * null: there hands change by `card_laid` and `cards_drawn` alone.
 */
export type RoundFrame = Round;

export interface ReplayStep {
  move: Move;
  at_ms: number;
  auto: boolean;
  events: GameEvent[];
  frame: RoundFrame;
}

export interface ReplayFeed {
  record: GameRecord;
  seats: Player[];
  rounds: { number: number; start: RoundFrame; steps: ReplayStep[] }[];
}
