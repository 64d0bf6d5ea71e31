export { QueuePill } from './QueuePill';
export { QueueWatch } from './QueueWatch';
export { clockOf, useLookFor, useQueue, useServerNow } from './useQueue';
export { lastWish, sameKind, SEATS, withFirst } from './wishes';
export type { Wish } from './calls';
