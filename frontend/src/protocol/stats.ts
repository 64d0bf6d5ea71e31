import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** A rate or a mean, out of how much it is, and between what the truth lies. */
export type Estimate = Schemas['Estimate'];
export type PlayerStats = Schemas['PlayerStats'];
export type SiteStats = Schemas['SiteStats'];
/** What is counted of a player, and of everybody. */
export type Figures = Omit<PlayerStats, 'rating' | 'streaks'>;
/** The games of two players, as one of them has it. */
export type Meeting = Schemas['Meeting'];
export type RatingLinePoint = Schemas['RatingLinePoint'];
/** How the cards fell in all rated games. */
export type FairnessNumbers = Schemas['FairnessNumbers'];
export type CardCounts = Schemas['CardCounts'];
export type ChanceTest = Schemas['ChiSquareTest'];
