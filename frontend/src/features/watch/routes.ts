/** The room of this feature, for the router alone. */
export { WatchPage } from './WatchPage';
