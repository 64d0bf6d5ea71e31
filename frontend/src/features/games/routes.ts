/** The room of this feature, for the router alone. */
export { GamesPage } from './GamesPage';
