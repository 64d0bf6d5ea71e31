/** The rooms of this feature, for the router alone. */
export { NumbersPage } from './NumbersPage';
export { StatsPage } from './StatsPage';
