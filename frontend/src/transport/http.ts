import type { paths } from '@/protocol';
import createClient, { type Middleware } from 'openapi-fetch';
import { CSRF_HEADER, csrfToken, needsToken } from './csrf';
import { errorFrom, noConnection } from './errors';

const CONFIG = '/_allauth/browser/v1/config';

/** Puts the token on every unsafe call; the first one of a new browser asks for the cookie before. */
const csrf: Middleware = {
  async onRequest({ request }) {
    if (needsToken(request.method)) request.headers.set(CSRF_HEADER, await tokenOrFetch());
    return request;
  },
  onError: () => noConnection(),
};

/** The token for an unsafe call, fetched first if this browser has none yet. */
export async function tokenOrFetch(): Promise<string> {
  const token = csrfToken();
  if (token !== null) return token;
  await fetch(CONFIG, { credentials: 'same-origin' }).catch(() => {
    throw noConnection();
  });
  return csrfToken() ?? '';
}

/** The REST calls of docs/protocol.md, typed. Wrap each in `answered`. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  credentials: 'same-origin',
  // Looked up at each call, so that a test's fake server is seen.
  fetch: (request) => fetch(request),
});
api.use(csrf);

interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The answer's body, or an `ApiError`. */
export async function answered<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw errorFrom(response.status, error);
  return data;
}
