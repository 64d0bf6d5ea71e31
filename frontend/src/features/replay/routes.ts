/** The pages of the replay, for the routers. */
export { EmbedPage } from './EmbedPage';
export { ReplayPage } from './ReplayPage';
