/** The rooms of this feature, for the router alone. */
export { LeaderboardPage } from './LeaderboardPage';
