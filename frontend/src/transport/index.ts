/** The two doors to the server: REST calls and a table's socket. */
export { api, answered, tokenOrFetch } from './http';
export {
  ApiError,
  errorFrom,
  isApiError,
  isPassing,
  isRefusal,
  NO_CONNECTION,
  noConnection,
  UNREADABLE,
} from './errors';
export { CSRF_HEADER, csrfToken, needsToken } from './csrf';
export { newActionId, randomHex } from './identifiers';
export { cursorOf, fromAddress } from './pages';
export { PersonConnection, type PersonNews } from './personConnection';
export { makeQueryClient, OF_A_RECORD, whyNothing } from './queryClient';
export { median, ServerClock } from './serverClock';
export { TableConnection, type GameChange, type TableSnapshot } from './tableConnection';
export { PersonLine, usePersonConnection, usePersonLink, usePersonNews } from './usePersonConnection';
export { connectToTable, useTableConnection, useTableSnapshot } from './useTableConnection';
export { isDown, type LinkState } from './link';
export type { Outcome, Waiting } from './outbox';
