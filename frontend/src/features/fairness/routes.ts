/** The room of this feature, for the router alone. */
export { FairnessPage } from './FairnessPage';
