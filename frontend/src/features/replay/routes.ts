/** The pages of the replay, for the routers. */
export { EmbedPage } from './EmbedPage';
export { RecordPage } from './RecordPage';
export { ReplayPage } from './ReplayPage';
