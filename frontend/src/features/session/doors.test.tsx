import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMe } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { AVATARS } from '@/ui';
import drawings from '@/ui/brand/avatars.svg?raw';
import { ProfileSection } from './AccountSections';
import { browserOf } from './browserOf';
import { ForgottenPage } from './PasswordPages';
import { SignInPage } from './SignInPage';
import { SignUpPage } from './SignUpPage';
import { VerifyEmailPage } from './VerifyEmailPage';
import { safeWay } from './wayBack';

const AUTH = '/_allauth/browser/v1';
const SIGNED_IN = { status: 200, data: { user: {} }, meta: { is_authenticated: true } };
const pending = (id: string) => ({
  status: 401,
  body: {
    status: 401,
    data: { flows: [{ id: 'login' }, { id, is_pending: true }] },
    meta: { is_authenticated: false },
  },
});

function aServer(method: string, path: string, answer: { status?: number; body: unknown }): FakeServer {
  const server = new FakeServer();
  server.on(method, new RegExp(`^${AUTH}${path}$`), () => {
    if ((answer.status ?? 200) === 200) server.me = aMe('marit');
    return answer;
  });
  return server;
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'marit@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Whether, after what was sent, the page has asked who is looking now. */
function askedAnew({ calls }: FakeServer): boolean {
  const sent = calls.findLastIndex(({ method }) => method === 'POST');
  return calls.slice(sent).some(({ path }) => path === '/api/me');
}

const lastBody = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').at(-1)?.body;

describe('signing in', () => {
  it('sends e-mail and password and asks anew who is looking', async () => {
    const { server } = await show(<SignInPage />, aServer('POST', '/auth/login', { body: SIGNED_IN }));
    await signIn();
    await waitFor(() => expect(askedAnew(server)).toBe(true));
    expect(lastBody(server)).toEqual({ email: 'marit@example.org', password: 'correct horse' });
  });

  it('says so where the server is away for a moment', async () => {
    const refusal = { code: 'unavailable', detail: 'Try again in a moment.', attr: null };
    const away = { status: 503, body: { type: 'server_error', errors: [refusal] } };
    await show(<SignInPage />, aServer('POST', '/auth/login', away));
    await signIn();
    expect(await screen.findByText('The server is busy with itself for a moment. Try again.')).toBeVisible();
  });

  it('says what is wrong at the field, puts the focus there, and offers a new password', async () => {
    const wrong = {
      status: 400,
      errors: [{ code: 'email_password_mismatch', message: 'Not the one.', param: 'password' }],
    };
    await show(<SignInPage />, aServer('POST', '/auth/login', { status: 400, body: wrong }));
    await signIn();
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Not the one/));
    expect(field).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Set a new one' })).toHaveAttribute('href', '/account/password/reset');
  });

  it('takes the 401 of a pending second step for a step', async () => {
    await show(<SignInPage />, aServer('POST', '/auth/login', pending('mfa_authenticate')));
    await signIn();
    expect(await screen.findByRole('heading', { name: 'The second step' })).toBeVisible();
  });

  it('explains a page that has been open too long', async () => {
    await show(<SignInPage />, aServer('POST', '/auth/login', { status: 403, body: '<h1>Forbidden</h1>' }));
    await signIn();
    expect(await screen.findByText(/open for too long/)).toBeVisible();
  });
});

describe('signing up', () => {
  async function signUp() {
    await userEvent.type(await screen.findByLabelText('Name'), 'marit');
    await userEvent.type(screen.getByLabelText('E-mail'), 'marit@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Make an account' }));
  }

  it('goes in at once where no verification is asked', async () => {
    const { server } = await show(<SignUpPage />, aServer('POST', '/auth/signup', { body: SIGNED_IN }));
    await signUp();
    await waitFor(() => expect(askedAnew(server)).toBe(true));
    expect(lastBody(server)).toEqual({ username: 'marit', email: 'marit@example.org', password: 'correct horse' });
  });

  it('asks to look into the mail where it is', async () => {
    await show(<SignUpPage />, aServer('POST', '/auth/signup', pending('verify_email')));
    await signUp();
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
  });

  it('promises a guest their games', async () => {
    const server = new FakeServer();
    server.me = aMe('guest-7', { kind: 'guest', email: null });
    await show(<SignUpPage />, server);
    expect(await screen.findByText('The games you played as a guest come along.')).toBeVisible();
  });
});

describe('the links of mails', () => {
  it('confirm an address with one press, not by being opened', async () => {
    const { server } = await show(<VerifyEmailPage />, aServer('POST', '/auth/email/verify', { body: SIGNED_IN }));
    const press = await screen.findByRole('button', { name: 'Confirm' });
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(press);
    expect(await screen.findByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  });

  it('are sent again without telling whether an address is known', async () => {
    await show(<ForgottenPage />, aServer('POST', '/auth/password/request', { body: { status: 200 } }));
    await userEvent.type(await screen.findByLabelText('E-mail'), 'who@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/If who@example.org has an account here/)).toBeVisible();
  });
});

describe('the profile', () => {
  it('saves what was changed', async () => {
    const server = new FakeServer();
    server.me = aMe('marit', { country: 'NO' });
    await show(<ProfileSection />, server);
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Marit B');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Estonia');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(server.me).toMatchObject({ name: 'Marit B', country: 'EE', language: 'en' });
  });
});

describe('the profile of a guest', () => {
  it('has a picture of its own, but the house’s name', async () => {
    const server = new FakeServer();
    server.me = aMe('guest-7', { kind: 'guest', email: null });
    await show(<ProfileSection />, server);
    expect(await screen.findByLabelText('Name')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Fox' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      avatar: 'fox',
      country: '',
      language: 'en',
    });
  });
});

describe('the choice of pictures', () => {
  it('offers what is drawn, each with a word, and the letter', async () => {
    const server = new FakeServer();
    server.me = aMe('marit');
    await show(<ProfileSection />, server);
    const letter = await screen.findByRole('radio', { name: 'First letter of the name' });
    const offered = screen.getAllByRole<HTMLInputElement>('radio', { name: /^[A-Z]/ });
    const drawn = Array.from(drawings.matchAll(/ id="(\w+)"/g), ([, id]) => id);
    expect(offered.map(({ value }) => value)).toEqual(['', ...drawn]);
    expect(drawn).toEqual([...AVATARS]);
    expect(letter).toBeInTheDocument();
  });

  it('has the letter chosen for whoever has a picture that is not drawn', async () => {
    const server = new FakeServer();
    // A picture that a later server has, and this page does not know.
    server.me = { ...aMe('marit'), avatar: 'dodo' as 'fox' };
    await show(<ProfileSection />, server);
    expect(await screen.findByRole('radio', { name: 'First letter of the name' })).toBeChecked();
  });
});

describe('the way back', () => {
  it('leads to this site alone', () => {
    expect(safeWay('/table/x')).toBe('/table/x');
    for (const way of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(safeWay(way)).toBe('/');
    }
  });
});

describe('browserOf', () => {
  it('tells one’s devices apart', () => {
    expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox, Linux');
    expect(browserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Safari/604.1')).toBe('Safari, iPhone');
    expect(browserOf('curl/8.0')).toBe('curl/8.0');
  });
});
