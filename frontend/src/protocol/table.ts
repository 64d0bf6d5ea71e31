import type { Instant, Seat } from './cards';

export type PlayerKind = 'human' | 'guest' | 'bot';
export type Pace = 'fast' | 'normal' | 'relaxed';
export type Visibility = 'public' | 'private';
export type Length = 'short' | 'full';

/** The options of R-9. */
export interface Options {
  length: Length;
  matching: 'colour' | 'rank';
  wild_nines: boolean;
  covered_six: boolean;
  free_draw: boolean;
}

export interface Player {
  public_id: string;
  name: string;
  kind: PlayerKind;
  /** One of a fixed list of names, or empty: then the first letter of the name is shown. */
  avatar: string;
  /** ISO 3166 alpha-2, or empty. */
  country: string;
  /** Which house bot it is; null for people. */
  bot: string | null;
}

export interface TableSeat {
  seat: Seat;
  player: Player | null;
  /** False while a seat is kept for somebody who has not pressed *rematch* yet. */
  here: boolean;
  /** Connected at this moment. */
  present: boolean;
  ready: boolean;
  revealed: boolean;
}

/** The ready step (F-1.4). Arrays go by game seat, which skips the table's free seats. */
export interface ReadyStep {
  game_id: string;
  commitment: string;
  stage: 'hashes' | 'seeds';
  deadline_at: Instant;
  client_hashes: (string | null)[];
  /** The table seat of each game seat. */
  seats: Seat[];
}

export type TableState = 'seats' | 'ready' | 'playing' | 'ended' | 'closed';

export interface Table {
  table_id: string;
  version: number;
  state: TableState;
  visibility: Visibility;
  pace: Pace;
  options: Options;
  host: Seat | null;
  /** The caller's seat. */
  you: Seat | null;
  here_at: Instant;
  seats: TableSeat[];
  start: ReadyStep | null;
  game_id: string | null;
  previous_game_id: string | null;
}

export interface HouseBot {
  bot: string;
  name: string;
  summary: string;
}
