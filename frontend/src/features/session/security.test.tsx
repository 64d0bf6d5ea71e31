import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMe } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { AccountSection, DataSection, SecuritySection } from './AccountSections';
import { ProofAsker } from './proof/ProofAsker';
import { ProviderPage } from './ProviderPage';
import { SignInPage } from './SignInPage';

const AUTH = '/_allauth/browser/v1';
const ok = (data: unknown = null) => ({ body: { status: 200, data, meta: { is_authenticated: true } } });
const SINCE = 1_790_000_000;
const CODES = { type: 'recovery_codes', created_at: SINCE, last_used_at: null, total_code_count: 10 };
const PASSKEY = { type: 'webauthn', id: 7, name: 'Laptop', created_at: SINCE, last_used_at: null };

/** What a browser without passkeys is to this page, and what one with them. */
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startRegistration: () => Promise.resolve({ id: 'made' }),
  startAuthentication: () => Promise.resolve({ id: 'answered' }),
  WebAuthnError: class extends Error {},
}));

/** allauth as far as these rooms talk to it: what was proved counts from then on. */
class Allauth extends FakeServer {
  proved = true;
  factors: object[] = [];
  addresses = [{ email: 'marit@example.org', verified: true, primary: true }];
  providers: object[] = [];

  constructor() {
    super();
    this.me = aMe('marit');
    this.at('GET', '/auth/session', () => ok({ user: { has_usable_password: true } }));
    this.at('GET', '/auth/sessions', () => ok([]));
    this.at('GET', '/account/email', () => ok(this.addresses));
    this.at('GET', '/account/authenticators', () => ok(this.factors));
    this.at('GET', '/config', () => ok({ socialaccount: { providers: this.providers } }));
    this.at('POST', '/auth/reauthenticate', () => {
      this.proved = true;
      return ok();
    });
  }

  at(method: string, path: string, answer: (body: never) => { status?: number; body: unknown }): void {
    this.on(method, new RegExp(`^${AUTH}${path}$`), (_, body) => answer(body));
  }

  /** As `at`, for what the server takes only from whoever has just proved who they are. */
  guarded(method: string, path: string, answer: (body: never) => { status?: number; body: unknown }): void {
    this.at(method, path, (body) => (this.proved ? answer(body) : WHO_IS_IT));
  }

  sent(method: string, path: string): unknown[] {
    return this.calls.filter((call) => call.method === method && call.path === AUTH + path).map(({ body }) => body);
  }
}

const WHO_IS_IT = {
  status: 401,
  body: { status: 401, data: { flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

let server: Allauth;
beforeEach(() => {
  server = new Allauth();
});

describe('what needs a proof', () => {
  beforeEach(() => {
    server.proved = false;
    server.factors = [{ ...CODES, unused_code_count: 4 }];
    server.guarded('POST', '/account/authenticators/recovery-codes', () => ok({ unused_codes: ['11112222'] }));
  });

  const open = () =>
    show(
      <>
        <SecuritySection />
        <ProofAsker />
      </>,
      server,
    );

  it('is asked for it and then done, without being asked for again', async () => {
    await open();
    expect(await screen.findByText('4 of 10 left')).toBeVisible();
    await press('Make new ones');
    await press('Make new codes');
    const question = await screen.findByRole('dialog', { name: 'Is it you?' });
    await userEvent.type(await within(question).findByLabelText('Password'), 'correct horse');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('11112222')).toBeVisible();
    expect(server.sent('POST', '/auth/reauthenticate')).toEqual([{ password: 'correct horse' }]);
    expect(server.sent('POST', '/account/authenticators/recovery-codes')).toHaveLength(2);
  });

  it('is not done when none is given, and says so', async () => {
    await open();
    await press('Make new ones');
    await press('Make new codes');
    const question = await screen.findByRole('dialog', { name: 'Is it you?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/so nothing has changed/)).toBeVisible();
    expect(server.sent('POST', '/account/authenticators/recovery-codes')).toHaveLength(1);
  });

  it('takes a code instead of the password', async () => {
    server.at('POST', '/auth/2fa/reauthenticate', () => {
      server.proved = true;
      return ok();
    });
    await open();
    await press('Make new ones');
    await press('Make new codes');
    await press('Use a code');
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await press('Confirm');
    expect(await screen.findByText('11112222')).toBeVisible();
    expect(server.sent('POST', '/auth/2fa/reauthenticate')).toEqual([{ code: '123456' }]);
  });
});

describe('passkeys', () => {
  it('are made, and the codes that come with the first are shown once', async () => {
    server.at('GET', '/account/authenticators/webauthn', () => ok({ creation_options: { publicKey: {} } }));
    server.at('POST', '/account/authenticators/webauthn', () => {
      server.factors = [PASSKEY, { ...CODES, unused_code_count: 10 }];
      return ok();
    });
    server.at('GET', '/account/authenticators/recovery-codes', () => ok({ unused_codes: ['33334444', '55556666'] }));
    await show(<SecuritySection />, server);
    await press('Add one');
    const name = await screen.findByLabelText('What is this device called?');
    await userEvent.clear(name);
    await userEvent.type(name, 'Laptop');
    await press('Make the passkey');
    const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['33334444', '55556666']);
    expect(server.sent('POST', '/account/authenticators/webauthn')).toEqual([
      { name: 'Laptop', credential: { id: 'made' }, passwordless: true },
    ]);
    await press('I have kept them');
    expect(screen.queryByText('33334444')).not.toBeInTheDocument();
    expect(await screen.findByText('Laptop')).toBeVisible();
  });

  it('are removed by name', async () => {
    server.factors = [PASSKEY];
    server.at('DELETE', '/account/authenticators/webauthn', () => {
      server.factors = [];
      return ok();
    });
    await show(<SecuritySection />, server);
    await press('Remove the passkey Laptop');
    expect(await screen.findByText('None yet')).toBeVisible();
    expect(server.sent('DELETE', '/account/authenticators/webauthn')).toEqual([{ authenticators: [7] }]);
  });

  it('are renamed, and say what is wrong with a name', async () => {
    server.factors = [PASSKEY];
    server.at('PUT', '/account/authenticators/webauthn', () => ({
      status: 400,
      body: { status: 400, errors: [{ message: 'This field is required.', code: 'required', param: 'name' }] },
    }));
    await show(<SecuritySection />, server);
    await press('Rename the passkey Laptop');
    const name = screen.getByRole('textbox', { name: 'What is this device called?' });
    expect(name).toHaveValue('Laptop');
    await userEvent.clear(name);
    await press('Keep the name');
    expect(await screen.findByText(/required/)).toBeVisible();
    server.at('PUT', '/account/authenticators/webauthn', () => {
      server.factors = [{ ...PASSKEY, name: 'Old laptop' }];
      return ok();
    });
    await userEvent.type(name, ' Old laptop ');
    await press('Keep the name');
    expect(await screen.findByText('Old laptop')).toBeVisible();
    expect(server.sent('PUT', '/account/authenticators/webauthn').at(-1)).toEqual({ id: 7, name: 'Old laptop' });
  });

  it('sign in by themselves at the door', async () => {
    server.me = null;
    server.at('GET', '/auth/webauthn/login', () => ok({ request_options: { publicKey: {} } }));
    server.at('POST', '/auth/webauthn/login', () => {
      server.me = aMe('marit');
      return ok({ user: {} });
    });
    await show(<SignInPage />, server);
    await press('Use a passkey');
    await waitFor(() =>
      expect(server.sent('POST', '/auth/webauthn/login')).toEqual([{ credential: { id: 'answered' } }]),
    );
  });
});

describe('the authenticator app', () => {
  it('is connected by its first code', async () => {
    server.at('GET', '/account/authenticators/totp', () => ({
      status: 404,
      body: { status: 404, meta: { secret: 'ABCDEFGH', totp_url: 'otpauth://totp/x?secret=ABCDEFGH' } },
    }));
    server.at('POST', '/account/authenticators/totp', ({ code }: { code: string }) =>
      code === '123456'
        ? ok()
        : { status: 400, body: { status: 400, errors: [{ code: 'incorrect_code', message: 'No.', param: 'code' }] } },
    );
    server.at('GET', '/account/authenticators/recovery-codes', () => ok({ unused_codes: ['77778888'] }));
    await show(<SecuritySection />, server);
    await press('Set it up');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The app’s secret as a QR code' })).toBeVisible();
    const code = screen.getByLabelText('The code that the app shows');
    await userEvent.type(code, '000000');
    await press('Connect the app');
    await waitFor(() => expect(code).toHaveAccessibleDescription('No.'));
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await press('Connect the app');
    expect(await screen.findByText('77778888')).toBeVisible();
  });
});

describe('the address', () => {
  it('waits for its link, and can be given up', async () => {
    server.at('POST', '/account/email', ({ email }: { email: string }) => {
      server.addresses = [...server.addresses, { email, verified: false, primary: false }];
      return ok(server.addresses);
    });
    server.at('DELETE', '/account/email', () => {
      server.addresses = server.addresses.slice(0, 1);
      return ok(server.addresses);
    });
    server.at('PUT', '/account/email', () => ok());
    await show(<AccountSection />, server);
    await press('Change');
    await userEvent.type(await screen.findByLabelText('New address'), 'new@example.org');
    await press('Send the link');
    expect(await screen.findByText(/new@example.org takes its place/)).toBeVisible();
    await press('Send the link again');
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeVisible();
    await press('Keep the old one');
    await waitFor(() => expect(screen.queryByText(/takes its place/)).not.toBeInTheDocument());
    expect(server.sent('DELETE', '/account/email')).toEqual([{ email: 'new@example.org' }]);
  });
});

describe('outside providers', () => {
  it('show nothing where none is named', async () => {
    await show(<SignInPage />, server);
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).not.toBeInTheDocument();
  });

  it('have a button each at the door', async () => {
    server.providers = [{ id: 'club', name: 'The club' }];
    await show(<SignInPage />, server);
    expect(await screen.findByRole('button', { name: 'Sign in with The club' })).toBeVisible();
  });

  it('lead to a choice of the name, suggesting theirs', async () => {
    server.me = null;
    const pending = { id: 'provider_signup', is_pending: true };
    server.at('GET', '/auth/session', () => ({ status: 401, body: { status: 401, data: { flows: [pending] } } }));
    const told = {
      user: { display: 'Marit' },
      email: [{ email: 'm@x.org' }],
      account: { provider: { name: 'The club' } },
    };
    server.at('GET', '/auth/provider/signup', () => ok(told));
    server.at('POST', '/auth/provider/signup', () => ok({ user: {} }));
    await show(<ProviderPage />, server);
    expect(await screen.findByText(/The club knows you/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Marit');
    await press('Make an account');
    await waitFor(() =>
      expect(server.sent('POST', '/auth/provider/signup')).toEqual([{ username: 'Marit', email: 'm@x.org' }]),
    );
  });
});

describe('one’s own data', () => {
  it('is deleted after a proof alone, and nobody is anybody then', async () => {
    let deleted = 0;
    server.on('DELETE', /^\/api\/me$/, () => {
      deleted += 1;
      server.me = null;
      return { body: null };
    });
    const { where } = await show(
      <>
        <DataSection />
        <ProofAsker />
      </>,
      server,
    );
    await press('Delete the account');
    const asked = await screen.findByRole('dialog', { name: 'Delete the account' });
    expect(within(asked).getByText(/“former player”/)).toBeVisible();
    await press('Delete for good');
    await userEvent.type(await screen.findByLabelText('Password'), 'correct horse');
    expect(deleted).toBe(0);
    await press('Confirm');
    await waitFor(() => expect(deleted).toBe(1));
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('of a guest is deleted without one', async () => {
    server.me = aMe('guest-7', { kind: 'guest', email: null });
    let deleted = 0;
    server.on('DELETE', /^\/api\/me$/, () => {
      deleted += 1;
      return { body: null };
    });
    await show(<DataSection />, server);
    await press('Forget me');
    await press('Delete for good');
    await waitFor(() => expect(deleted).toBe(1));
  });

  it('says why it cannot be had now', async () => {
    server.refuse('GET', /^\/api\/me\/export$/, 429, 'throttled');
    await show(<DataSection />, server);
    await press('Download');
    expect(await screen.findByText('Too many tries. Wait a little and try again.')).toBeVisible();
  });
});
