/** Any finished game, to be stepped through. */
export { ReplayPage } from './ReplayPage';
