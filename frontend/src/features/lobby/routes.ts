/** The room of this feature, for the router alone. */
export { Lobby } from './Lobby';
