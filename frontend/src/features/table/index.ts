/** The table in play. The replay shows the same parts, fed by frames. */
export { GameTable } from './GameTable';
