/** The room of this feature, for the router alone. */
export { Lobby, LobbySkeleton } from './Lobby';
