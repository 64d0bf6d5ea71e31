import { ApiError, CSRF_HEADER, errorFrom, needsToken, noConnection, tokenOrFetch } from '@/transport';

/*
 * django-allauth headless, browser mode. Here 401 is a state and not an error: its answer lists the `flows` that lead
 * on. This is the only place that knows.
 */

const BASE = '/_allauth/browser/v1';

export type FlowId = 'verify_email' | 'mfa_authenticate' | 'reauthenticate' | 'login' | 'signup';

interface Flow {
  id: string;
  is_pending?: boolean;
}

interface AuthBody {
  status: number;
  data?: unknown;
  meta?: { is_authenticated?: boolean };
  errors?: { code: string; message: string; param?: string }[];
}

/** Where a call about signing in has led. */
export type AuthStep = { at: 'signed_in' } | { at: 'pending'; flow: FlowId } | { at: 'signed_out' };

export interface SessionEntry {
  id: number;
  user_agent: string;
  ip: string;
  created_at: number;
  is_current: boolean;
  last_seen_at?: number;
}

export const auth = {
  signUp: (form: { email: string; username: string; password: string }) => step('POST', '/auth/signup', form),
  signIn: (form: { email: string; password: string }) => step('POST', '/auth/login', form),
  secondFactor: (code: string) => step('POST', '/auth/2fa/authenticate', { code }),
  signOut: () => step('DELETE', '/auth/session'),
  verifyEmail: (key: string) => step('POST', '/auth/email/verify', { key }),
  askForReset: (email: string) => step('POST', '/auth/password/request', { email }),
  resetPassword: (key: string, password: string) => step('POST', '/auth/password/reset', { key, password }),
  /** Refused with an `ApiError` when the key of a mail is spent or wrong. */
  checkResetKey: (key: string) => call('GET', '/auth/password/reset', undefined, { 'X-Password-Reset-Key': key }),
  reauthenticate: (password: string) => step('POST', '/auth/reauthenticate', { password }),
  changePassword: (form: { current_password: string; new_password: string }) =>
    call('POST', '/account/password/change', form),
  resendVerification: (email: string) => call('PUT', '/account/email', { email }),
  sessions: async (): Promise<SessionEntry[]> => ((await call('GET', '/auth/sessions')).data ?? []) as SessionEntry[],
  endSessions: (ids: number[]) => call('DELETE', '/auth/sessions', { sessions: ids }),
};

/** A call that moves through signing in or out: any 401 is an answer. */
async function step(method: string, path: string, body?: object): Promise<AuthStep> {
  const { status, answer } = await send(method, path, body);
  if (status === 200) return { at: answer.meta?.is_authenticated === false ? 'signed_out' : 'signed_in' };
  if (status === 401) return stepOf(answer);
  throw refusal(status, answer);
}

/** Any other call: 401 means that it needs somebody signed in. */
async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<AuthBody> {
  const { status, answer } = await send(method, path, body, headers);
  if (status >= 200 && status < 300) return answer;
  throw refusal(status, answer);
}

function stepOf(answer: AuthBody): AuthStep {
  const flows = ((answer.data as { flows?: Flow[] } | undefined)?.flows ?? []).filter((flow) => flow.is_pending);
  const pending = flows[0];
  return pending ? { at: 'pending', flow: pending.id as FlowId } : { at: 'signed_out' };
}

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(BASE + path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(needsToken(method) && { [CSRF_HEADER]: await tokenOrFetch() }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw noConnection();
  });
  // A failed CSRF check answers with a page, an empty answer with nothing.
  const answer = (await response.json().catch(() => ({ status: response.status }))) as AuthBody;
  return { status: response.status, answer };
}

/** allauth's errors in the one shape of all others; its `username` is what the page calls the name. */
function refusal(status: number, answer: AuthBody): ApiError {
  if (status === 403) return new ApiError(status, [{ code: 'csrf_failed', detail: '', attr: null }]);
  if (status === 429) return new ApiError(status, [{ code: 'throttled', detail: '', attr: null }]);
  if (!answer.errors?.length) return errorFrom(status, answer);
  const items = answer.errors.map(({ code, message, param }) => ({ code, detail: message, attr: param ?? null }));
  return new ApiError(status, items);
}
