import { ApiError, CSRF_HEADER, errorFrom, needsToken, noConnection, tokenOrFetch } from '@/transport';
import { proved, REAUTHENTICATE } from './proof/proof';

/*
 * django-allauth headless, browser mode. Here 401 is a state and not an error: its answer lists the `flows` that lead
 * on. This is the only place that knows.
 */

const BASE = '/_allauth/browser/v1';

export type FlowId = 'verify_email' | 'mfa_authenticate' | 'provider_signup';

export type FactorType = 'totp' | 'webauthn' | 'recovery_codes';

interface Flow {
  id: string;
  is_pending?: boolean;
  types?: FactorType[];
}

interface AuthBody {
  status: number;
  data?: unknown;
  meta?: { is_authenticated?: boolean; secret?: string; totp_url?: string };
  errors?: { code: string; message: string; param?: string }[];
}

/** Where a call about signing in has led; of a pending second step also what it can be taken with. */
export type AuthStep =
  { at: 'signed_in' } | { at: 'pending'; flow: FlowId; factors: FactorType[] } | { at: 'signed_out' };

export interface SessionEntry {
  id: number;
  user_agent: string;
  ip: string;
  created_at: number;
  is_current: boolean;
  last_seen_at?: number;
}

export interface Address {
  email: string;
  verified: boolean;
  primary: boolean;
}

/** Instants are in seconds, as allauth has them. */
interface Factor {
  created_at: number;
  last_used_at: number | null;
}

export type SecondFactor =
  | (Factor & { type: 'totp' })
  | (Factor & { type: 'webauthn'; id: number; name: string; is_passwordless?: boolean })
  | (Factor & { type: 'recovery_codes'; total_code_count: number; unused_code_count: number });

/** What an authenticator app is set up with: the secret, and the same as an address for a QR code. */
export interface TotpOffer {
  secret: string;
  url: string;
}

export interface Provider {
  id: string;
  name: string;
}

export interface OutsideAccount {
  uid: string;
  display: string;
  provider: Provider;
}

type Json = Record<string, unknown>;
/** What a passkey is asked, and what it answers: between the server and the browser, not ours to read. */
type Ceremony = Json;
type Credential = object;

export const auth = {
  signUp: (form: { email: string; username: string; password: string }) => step('POST', '/auth/signup', form),
  signIn: (form: { email: string; password: string }) => step('POST', '/auth/login', form),
  secondFactor: (code: string) => step('POST', '/auth/2fa/authenticate', { code }),
  signOut: () => step('DELETE', '/auth/session'),
  /** Where signing in stands, for whoever comes back from a provider. */
  where: () => step('GET', '/auth/session'),
  hasPassword: async (): Promise<boolean> =>
    ((await call('GET', '/auth/session')).data as { user: { has_usable_password: boolean } }).user.has_usable_password,
  verifyEmail: (key: string) => step('POST', '/auth/email/verify', { key }),
  askForReset: (email: string) => step('POST', '/auth/password/request', { email }),
  resetPassword: (key: string, password: string) => step('POST', '/auth/password/reset', { key, password }),
  /** Refused with an `ApiError` when the key of a mail is spent or wrong. */
  checkResetKey: (key: string) => call('GET', '/auth/password/reset', undefined, { 'X-Password-Reset-Key': key }),
  changePassword: (form: { current_password?: string; new_password: string }) =>
    call('POST', '/account/password/change', form),
  sessions: async (): Promise<SessionEntry[]> => ((await call('GET', '/auth/sessions')).data ?? []) as SessionEntry[],
  endSessions: (ids: number[]) => call('DELETE', '/auth/sessions', { sessions: ids }),
};

/** Addresses: the one that counts, and the one that is to take its place. */
export const addresses = {
  list: async (): Promise<Address[]> => (await call('GET', '/account/email')).data as Address[],
  change: (email: string) => call('POST', '/account/email', { email }),
  resend: (email: string) => call('PUT', '/account/email', { email }),
  giveUp: (email: string) => call('DELETE', '/account/email', { email }),
};

/** Passkeys, authenticator codes and recovery codes of whoever is signed in. */
export const factors = {
  list: async (): Promise<SecondFactor[]> => (await call('GET', '/account/authenticators')).data as SecondFactor[],
  /** Null when an app is connected already. */
  offerTotp: async (): Promise<TotpOffer | null> => {
    const { status, answer } = await send('GET', '/account/authenticators/totp');
    const { secret, totp_url: url } = answer.meta ?? {};
    if (status === 404 && secret !== undefined && url !== undefined) return { secret, url };
    if (status === 200) return null;
    throw refusal(status, answer);
  },
  connectTotp: (code: string) => call('POST', '/account/authenticators/totp', { code }),
  disconnectTotp: () => call('DELETE', '/account/authenticators/totp'),
  offerPasskey: async (): Promise<Ceremony> => {
    const { data } = await call('GET', '/account/authenticators/webauthn?passwordless');
    return (data as { creation_options: { publicKey: Ceremony } }).creation_options.publicKey;
  },
  addPasskey: (name: string, credential: Credential) =>
    call('POST', '/account/authenticators/webauthn', { name, credential, passwordless: true }),
  renamePasskey: (id: number, name: string) => call('PUT', '/account/authenticators/webauthn', { id, name }),
  removePasskey: (id: number) => call('DELETE', '/account/authenticators/webauthn', { authenticators: [id] }),
  /** The codes not used yet: shown the first time alone, and empty ever after. */
  recoveryCodes: async (): Promise<string[]> => codesIn(await call('GET', '/account/authenticators/recovery-codes')),
  newRecoveryCodes: async (): Promise<string[]> =>
    codesIn(await call('POST', '/account/authenticators/recovery-codes', {})),
};

/** The doors a passkey opens: signing in by itself, as a second step, and to prove once more who one is. */
export type PasskeyDoor = 'login' | 'authenticate' | 'reauthenticate';

export const passkeys = {
  ask: async (door: PasskeyDoor): Promise<Ceremony> => {
    const { data } = await call('GET', `/auth/webauthn/${door}`);
    return (data as { request_options: { publicKey: Ceremony } }).request_options.publicKey;
  },
  answer: (door: PasskeyDoor, credential: Credential) => step('POST', `/auth/webauthn/${door}`, { credential }),
};

/** Proving once more who one is, for what a browser left open must not be enough for. */
export const reauthenticate = {
  byPassword: (password: string) => step('POST', '/auth/reauthenticate', { password }),
  byCode: (code: string) => step('POST', '/auth/2fa/reauthenticate', { code }),
};

/** Outside providers to sign in with, and the accounts there. */
export const outside = {
  providers: async (): Promise<Provider[]> => {
    const { data } = await call('GET', '/config');
    return (data as { socialaccount?: { providers: Provider[] } } | undefined)?.socialaccount?.providers ?? [];
  },
  /** What the provider told of somebody who has no account here yet. */
  pending: async (): Promise<{ name: string; email: string; provider: string }> => {
    const { data } = await call('GET', '/auth/provider/signup');
    const { user, email, account } = data as {
      user: { display?: string };
      email: { email: string }[];
      account: { provider: Provider };
    };
    return { name: user.display ?? '', email: email[0]?.email ?? '', provider: account.provider.name };
  },
  signUp: (form: { username: string; email: string }) => step('POST', '/auth/provider/signup', form),
  accounts: async (): Promise<OutsideAccount[]> => (await call('GET', '/account/providers')).data as OutsideAccount[],
  disconnect: ({ provider, uid }: OutsideAccount) =>
    call('DELETE', '/account/providers', { provider: provider.id, account: uid }),
};

function codesIn({ data }: AuthBody): string[] {
  return (data as { unused_codes?: string[] }).unused_codes ?? [];
}

/** Sends the browser to a provider; it comes back to `callback`. A form, because the way leads out of the page. */
export async function goToProvider(provider: string, callback: string, process: 'login' | 'connect'): Promise<void> {
  const fields = {
    provider,
    process,
    callback_url: location.origin + callback,
    csrfmiddlewaretoken: await tokenOrFetch(),
  };
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${BASE}/auth/provider/redirect`;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** A call that moves through signing in or out: any 401 is an answer. */
async function step(method: string, path: string, body?: object): Promise<AuthStep> {
  const { status, answer } = await send(method, path, body);
  if (status === 200) return { at: answer.meta?.is_authenticated === false ? 'signed_out' : 'signed_in' };
  if (status === 401) return stepOf(answer);
  throw refusal(status, answer);
}

/**
 * Any other call. Where the server wants to know once more who it is, the person is asked and the call repeated: no
 * caller has to think of it.
 */
function call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<AuthBody> {
  return proved(async () => {
    const { status, answer } = await send(method, path, body, headers);
    if (status >= 200 && status < 300) return answer;
    throw refusal(status, answer);
  });
}

function stepOf(answer: AuthBody): AuthStep {
  const flows = ((answer.data as { flows?: Flow[] } | undefined)?.flows ?? []).filter((flow) => flow.is_pending);
  const pending = flows[0];
  if (!pending) return { at: 'signed_out' };
  return { at: 'pending', flow: pending.id as FlowId, factors: pending.types ?? [] };
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
  if (status === 401) return new ApiError(status, [{ code: unauthorized(answer), detail: '', attr: null }]);
  if (status === 429) return new ApiError(status, [{ code: 'throttled', detail: '', attr: null }]);
  // What fails beneath allauth is answered in our own shape.
  if (status >= 500 || !answer.errors?.length) return errorFrom(status, answer);
  const items = answer.errors.map(({ code, message, param }) => ({ code, detail: message, attr: param ?? null }));
  return new ApiError(status, items);
}

/** Nobody is signed in, or somebody is who has to prove it once more. */
function unauthorized({ meta }: AuthBody): string {
  return meta?.is_authenticated ? REAUTHENTICATE : 'not_authenticated';
}
