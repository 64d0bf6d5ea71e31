import type { Instant } from './notation';
import type { components } from './rest.generated';
import type { Challenge } from './social';
import type { ClosingMessage } from './socket';

type Schemas = components['schemas'];

/** What the server knows of one's search for a game, and of everybody's. */
export type Queue = Schemas['Queue'];
export type QueueEntry = Schemas['QueueEntry'];
/** What can be looked for: a ladder in one of its lengths. */
export type GameKind = Schemas['GameKind'];

/** The first word on every new line: whatever was told before may have been lost, so ask again. */
export interface HelloMessage {
  type: 'hello';
  now: Instant;
}

export interface PersonPongMessage {
  type: 'pong';
  /** What the ping said. */
  at: number;
  now: Instant;
}

/** One's search for a game has changed, here or on another page. */
export interface QueueMessage {
  type: 'queue';
  now: Instant;
  queue: Queue;
}

/** A match was found: its table waits for everybody's *ready*. */
export interface MatchMessage {
  type: 'match';
  now: Instant;
  table_id: string;
}

/** A challenge from or to the person was made, or has ended. */
export interface ChallengeMessage {
  type: 'challenge';
  challenge: Challenge;
}

/** The person follows, mutes or blocks others than before. */
export interface PeopleMessage {
  type: 'people';
}

/** A moderator has done something, or a warning was acknowledged. */
export interface StandingMessage {
  type: 'standing';
}

/** Everything that the personal socket says; docs/protocol.md, "The personal socket". */
export type PersonMessage =
  | HelloMessage
  | PersonPongMessage
  | QueueMessage
  | MatchMessage
  | ClosingMessage
  | ChallengeMessage
  | PeopleMessage
  | StandingMessage;
