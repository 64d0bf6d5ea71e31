/** The rooms of this feature, for the router alone. */
export { QueuePage } from './QueuePage';
