import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** Facts in the order in which they happened, for motion and for the log. Hidden cards are null. */
export type GameEvent = Schemas['Event'];
export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { type: Type }>;
export type DrawReason = EventOf<'cards_drawn'>['why'];
