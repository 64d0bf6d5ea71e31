import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** What everybody may know of a person. */
export type PersonView = Schemas['Person'];
/** The people room: whom one follows, mutes and has blocked, and open challenges. */
export type People = Schemas['People'];
export type Followed = Schemas['Followed'];
/** What one has done about somebody. */
export type Ties = Schemas['Ties'];
/** Somebody asks somebody to their table. */
export type Challenge = Schemas['Challenge'];
export type NewChallenge = Schemas['ChallengeRequestRequest'];
/** Something said at a table. */
export type TalkMessage = Schemas['TalkMessage'];
export type Saying = Schemas['SayingRequest'];
export type Phrase = NonNullable<TalkMessage['phrase']>;
export type NewReport = Schemas['ReportRequestRequest'];
export type ReportKind = NewReport['kind'];
/** How one stands with the moderators. */
export type OwnStanding = Schemas['OwnStanding'];
