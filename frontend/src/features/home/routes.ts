/** The rooms of this feature, for the router alone. */
export { HomePage } from './HomePage';
export { OpenTablesPage } from './TableList';
