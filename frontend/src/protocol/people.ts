import type { components } from './rest.generated';

type Schemas = components['schemas'];

/** Whoever is looking at the page, account or guest. */
export type Me = Schemas['Me'];
export type ProfileChange = Schemas['PatchedMeUpdateRequest'];
/** What everybody may know of a player. */
export type Profile = Schemas['Profile'];
export type SiteStatus = Schemas['Status'];
