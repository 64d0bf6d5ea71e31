/** The rooms of this feature, for the router alone. */
export { HomePage } from './HomePage';
export { MyGamesPage } from './GameList';
export { OpenTablesPage } from './TableList';
