import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** What is shown of a rating: a whole number, how sure the house is of it, and whether that is enough to list it. */
export type ShownRating = Schemas['ShownRating'];
export type Ladder = Schemas['Leaderboard']['ladder'];
export type Leaderboard = Schemas['Leaderboard'];
export type Standing = Schemas['Standing'];
export type PlayerRatings = Schemas['PlayerRatings'];
export type LadderRating = Schemas['LadderRating'];
/** What one rated game made of a player's rating. */
export type RatingPoint = Schemas['RatingPoint'];
export type RatingChange = Schemas['RatingChange'];
export type GameRatings = Schemas['GameRatings'];
