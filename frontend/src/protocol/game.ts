import type { Action, CardCode, Instant, Seat, Suit } from './cards';
import type { Options, Pace, Player } from './table';

export type Phase = 'playing' | 'score' | 'finished' | 'aborted';
export type Viewpoint = Seat | 'spectator' | 'open';

export interface GameSeat {
  seat: Seat;
  player: Player;
  present: boolean;
  away: boolean;
  left: boolean;
  /** What the server played for it since it went away. */
  auto_moves: Action[];
}

export interface Clock {
  seat: Seat;
  /** When the bank begins to run. */
  move_ends_at: Instant;
  /** When the server acts for the seat. */
  deadline_at: Instant;
  bank_ms: number[];
  move_ms: number;
}

export interface ScoreSheet {
  ready: boolean[];
  ends_at: Instant;
}

export interface Fairness {
  commitment: string;
  client_hashes: string[];
  /** Null until the game is over, like the seeds. */
  server_seed: string | null;
  client_seeds: string[] | null;
}

export interface Hand {
  count: number;
  /** Null where the viewer may not see them. Own cards come in pack order. */
  cards: CardCode[] | null;
  exposed: boolean;
  announced: boolean;
  loses_turn: boolean;
  out: boolean;
}

export interface HandResult {
  cards: CardCode[];
  /** Pairs of a 3 and the card it strikes out. */
  cancelled: [CardCode, CardCode][];
  left_over_threes: CardCode[];
  /** What counts, dearest first. */
  points: [CardCode, number][];
  score: number;
}

export interface RoundResult {
  ended_by: 'out' | 'blocked';
  out: Seat[];
  scores: number[];
  hands: HandResult[];
}

export type Asked = 'play' | 'crank' | 'name';
export type Direction = 1 | -1;

export interface Round {
  number: number;
  rounds: number;
  dealer: Seat;
  hand_size: number;
  starter: CardCode;
  direction: Direction;
  /** Of whom a decision is asked; null when the round is over. */
  turn: Seat | null;
  asked: Asked | null;
  top: CardCode;
  suit: Suit;
  demanded: boolean;
  demanded_by: Seat | null;
  /** The count of an open crank; 0 when there is none. */
  crank: number;
  /** A crank opened by somebody's last card is being settled. */
  settling: boolean;
  draw_count: number;
  discard_count: number;
  /** The last five at most, oldest first, ending in `top`. */
  discards: CardCode[];
  hands: Hand[];
  moves: number;
  result: RoundResult | null;
}

export interface LegalPlay {
  card: CardCode;
  /** Suits that may be named with it. */
  names: Suit[];
  /** It may be played naming none. */
  may_keep: boolean;
}

export type Reason =
  | { code: 'not_your_turn'; params: Record<string, never> }
  | { code: 'crank_open'; params: Record<string, never> }
  | { code: 'suit_demanded'; params: { suit: Suit; by: string } }
  | { code: 'no_match'; params: { suit: Suit; rank: string; colour: boolean } }
  | { code: 'name_first'; params: Record<string, never> }
  | { code: 'round_is_over'; params: Record<string, never> }
  | { code: 'must_play'; params: Record<string, never> }
  | { code: 'must_answer_crank'; params: Record<string, never> };

/** What the viewer may do, and why not the rest. */
export interface Legal {
  play: LegalPlay[];
  draw: boolean;
  /** Suits the dealer may name for a starter. */
  name: Suit[];
  last: boolean;
  announce_with_play: boolean;
  /** Seats that may be called now. */
  call: Seat[];
  why_not: Partial<Record<CardCode, Reason>>;
  why_no_draw: Reason | null;
}

export interface HeldCall {
  seat: Seat;
  due_at: Instant;
}

export interface GameView {
  game_id: string;
  table_id: string;
  /** Committed changes so far. */
  version: number;
  /** Turns begun so far; travels with every action but calls and announcements. */
  turn: number;
  phase: Phase;
  viewpoint: Viewpoint;
  your_seat: Seat | null;
  options: Options;
  pace: Pace;
  rated: boolean;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: 'finished' | 'aborted' | null;
  seats: GameSeat[];
  clock: Clock | null;
  score_sheet: ScoreSheet | null;
  fairness: Fairness;
  first_dealer: Seat;
  cut: [Seat, CardCode][];
  round: Round;
  legal: Legal | null;
  /** By finished round, then by seat. */
  scores: number[][];
  totals: number[];
  places: number[] | null;
  your_pending_call: HeldCall | null;
}
