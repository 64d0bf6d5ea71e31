import type { Action, Instant, Move, Seat } from './cards';
import type { ErrorBody } from './errors';
import type { GameEvent } from './events';
import type { GameView } from './game';
import type { Table } from './table';

/** A committed change, as one viewpoint may see it; also the answer to the action that made it. */
export interface GameMessage {
  type: 'game';
  now: Instant;
  game_id: string;
  version: number;
  moves: Move[];
  /** The server made the moves for an absent player. */
  auto: boolean;
  events: GameEvent[];
  view: GameView;
}

/** A call held back until `due_at`. */
export interface PendingCall {
  type: 'pending_call';
  now: Instant;
  game_id: string;
  seat: Seat;
  due_at: Instant;
}

export interface TableMessage {
  type: 'table';
  now: Instant;
  table: Table;
}

export interface PresenceMessage {
  type: 'presence';
  /** By table seat. */
  present: boolean[];
}

export interface PongMessage {
  type: 'pong';
  /** What the ping said. */
  at: number;
  now: Instant;
  table_version: number;
  game_version: number | null;
}

/** What REST would have answered to an action sent over the socket. */
export interface AnswerMessage {
  type: 'answer';
  action_id: string;
  status: number;
  body: GameMessage | PendingCall | ErrorBody;
}

export interface ClosingMessage {
  type: 'closing';
  code: 'signed_out' | 'table_closed';
}

export type ServerMessage =
  TableMessage | GameMessage | PresenceMessage | PendingCall | PongMessage | AnswerMessage | ClosingMessage;

export type ClientMessage =
  | { type: 'ping'; at: number }
  | { type: 'sync' }
  | { type: 'action'; action_id: string; action: Action; turn?: number };
