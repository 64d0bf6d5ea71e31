/** A record from the reader's own disk, as the feed that a replay is shown from. */
export { useDroppedFeed } from './useDroppedFeed';
