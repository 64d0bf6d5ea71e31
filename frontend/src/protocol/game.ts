import type { Seat } from './notation';
import type { components } from './rest.generated';

type Schemas = components['schemas'];

export type GameView = Schemas['GameView'];
export type Phase = GameView['phase'];
export type Viewpoint = Seat | 'spectator' | 'open';
export type GameSeat = Schemas['GameSeat'];
export type Clock = Schemas['Clock'];
export type ScoreSheet = Schemas['ScoreSheet'];
export type Fairness = Schemas['Fairness'];
export type Round = Schemas['Round'];
export type Direction = Round['direction'];
export type Asked = NonNullable<Round['asked']>;
export type Hand = Schemas['Hand'];
export type RoundResult = Schemas['Result'];
export type HandResult = Schemas['Reckoning'];
export type Legal = Schemas['Legal'];
export type LegalPlay = Schemas['LegalPlay'];
/** A call of the viewer's own that is held back. */
export type HeldCall = Schemas['OwnCall'];

/** What a list shows of a finished game. */
export type FinishedGame = Schemas['FinishedGame'];
export type FinishedGames = Schemas['FinishedGames'];
