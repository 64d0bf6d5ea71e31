import type { ErrorBody } from './errors';
import type { Action, Instant } from './notation';
import type { components } from './rest.generated';
import type { TalkMessage } from './social';
import type { Table, Watching } from './table';

type Schemas = components['schemas'];

/** A committed change, as one viewpoint may see it; also the answer to the action that made it. */
export type GameMessage = Schemas['GameMessage'];

/** A call held back until `due_at`. */
export type PendingCall = Schemas['PendingCall'];

export interface TableMessage {
  type: 'table';
  now: Instant;
  table: Table;
}

export interface PresenceMessage {
  type: 'presence';
  /** By table seat. */
  present: boolean[];
  watching: Watching;
}

export interface PongMessage {
  type: 'pong';
  /** What the ping said. */
  at: number;
  now: Instant;
  table_version: number;
  /** The game on, or just over, at the table. */
  game_id: string | null;
  game_version: number | null;
}

/** What REST would have answered to an action sent over the socket. */
export interface AnswerMessage {
  type: 'answer';
  action_id: string;
  status: number;
  body: GameMessage | PendingCall | ErrorBody;
}

/** Somebody said something that the viewer may read. */
export interface TalkHeard {
  type: 'talk';
  now: Instant;
  message: TalkMessage;
}

/** The last frame was none of the protocol, or one too many. */
export interface ErrorMessage {
  type: 'error';
  body: ErrorBody;
}

/** The ratings of the game just over are applied: they can be asked for. */
export interface RatedMessage {
  type: 'rated';
  now: Instant;
  game_id: string;
}

export interface ClosingMessage {
  type: 'closing';
  code: 'signed_out' | 'table_closed';
}

export type ServerMessage =
  | TableMessage
  | GameMessage
  | PresenceMessage
  | PendingCall
  | PongMessage
  | AnswerMessage
  | TalkHeard
  | ErrorMessage
  | RatedMessage
  | ClosingMessage;

export type ClientMessage =
  | { type: 'ping'; at: number }
  | { type: 'sync' }
  /** The cards of a round are on the screen: the viewer's clock need not wait for them. */
  | { type: 'seen'; game_id: string; round: number }
  | { type: 'action'; action_id: string; action: Action; turn?: number };
