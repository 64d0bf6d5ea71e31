import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** The game record, see docs/record.md. */
export type GameRecord = Schemas['Record'];
export type RecordSeat = Schemas['RecordSeat'];
export type RecordRound = Schemas['RecordRound'];

export type ReplayFeed = Schemas['ReplayFeed'];
export type ReplayStep = Schemas['ReplayStep'];
/**
 * A round seen with open hands. In a round's `start` every hand has its cards; in the frames of `steps` they are
 * null: there hands change by `card_laid` and `cards_drawn` alone.
 */
export type RoundFrame = Schemas['Round'];
