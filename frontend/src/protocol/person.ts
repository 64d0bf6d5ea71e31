import type { Instant } from './notation';
import type { ClosingMessage } from './socket';

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

/** Everything that the personal socket says; docs/protocol.md, "The personal socket". */
export type PersonMessage = HelloMessage | PersonPongMessage | ClosingMessage;
