import type { CDPSession, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { faultsOf } from './faults';
import { newAccount, plateOf, signIn, signUp, type Account } from './rooms/doors';
import { SettingsRoom } from './rooms/settings';
import { codeAt } from './totp';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a passkey is made, signs in by itself and is the second step; a recovery code does without it', async ({
  page,
}) => {
  const device = await aDevice(page);
  const vera = newAccount('Vera');
  const settings = await settle(page, vera);

  await settings.addPasskey('Laptop');
  await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Password').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await settings.prove(vera.password);
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const codes = await settings.keepCodes();
  expect(codes).toHaveLength(10);
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await settings.signOut();
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(plateOf(page, vera)).toBeVisible();

  await settings.signOut();
  await page.goto('/account/login');
  await signIn(page, vera);
  await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(plateOf(page, vera)).toBeVisible();

  // The device is lost.
  await settings.signOut();
  await device.forget();
  await page.goto('/account/login');
  await signIn(page, vera);
  for (const code of [codes[0] ?? '', codes[1] ?? '']) {
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(plateOf(page, vera)).toBeVisible();
    await settings.signOut();
    await page.goto('/account/login');
    await signIn(page, vera);
  }
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true');
});

test('an authenticator app is connected, asked for, and turned off', async ({ page }) => {
  const theo = newAccount('Theo');
  const settings = await settle(page, theo);
  const secret = await settings.offerApp();
  await settings.connectApp(codeAt(secret, 0));
  await settings.prove(theo.password);
  const codes = await settings.keepCodes();
  expect(codes).toHaveLength(10);

  await settings.signOut();
  await page.goto('/account/login');
  await signIn(page, theo);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  // The next code: the present one was used to connect the app, and counts once.
  await page.getByLabel('Code').fill(codeAt(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(plateOf(page, theo)).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await settings.prove(theo.password);
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await settings.signOut();
  await page.goto('/account/login');
  await signIn(page, theo);
  await expect(plateOf(page, theo)).toBeVisible();
});

test('an address is changed by the link in a mail', async ({ page, site }) => {
  const ada = newAccount('Ada');
  const settings = await settle(page, ada);
  await page.goto(await site.mailedLink(ada.email, '/account/verify-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();

  await page.goto('/settings');
  await settings.changeAddress(`new-${ada.email}`);
  await settings.prove(ada.password);
  await expect(page.getByText(`new-${ada.email} takes its place`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the old one' }).click();
  await expect(page.getByText('takes its place')).toBeHidden();
  await settings.changeAddress(`newer-${ada.email}`);
  await page.goto(await site.mailedLink(`newer-${ada.email}`, '/account/verify-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.goto('/settings');
  await expect(page.getByText(`newer-${ada.email}`, { exact: true })).toBeVisible();
});

test('everything about oneself is one file', async ({ page }) => {
  const nils = newAccount('Nils');
  await settle(page, nils);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('craits-export.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
  expect(file.account.email).toBe(nils.email);
});

test('a deleted account is a former player to the one who played with it', async ({ page, newPerson }) => {
  const ben = await newPerson();
  const ann = newAccount('Ann');
  const settings = await settle(page, ann);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
  await ben.goto(page.url().includes('/table/') ? page.url() : await waitForTable(page));
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Ask if everyone is ready' }).click();
  for (const each of [page, ben]) await each.getByRole('button', { name: /^Ready/ }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('The table, round 1 of 8');
  await expect(ben.getByText(ann.name).first()).toBeVisible();

  await page.goto('/settings');
  await settings.delete(ann.password);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(ben.getByRole('article').getByText('former player').first()).toBeVisible();
  await expect(ben.getByText(ann.name)).toHaveCount(0);
  await page.goto('/account/login');
  await signIn(page, ann);
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');

  // When everybody has left the server plays the game to its end.
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('button', { name: 'Leave the game' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(async () => {
    await ben.goto('/games?player=me');
    await ben.locator('a[href^="/games/"]').first().click({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(ben.getByRole('heading', { level: 1 })).toContainText('Replay');
  await expect(ben.getByText('former player').first()).toBeVisible();
  await expect(ben.getByText(ann.name)).toHaveCount(0);
});

/** Makes an account and shows its settings. */
async function settle(page: Page, account: Account): Promise<SettingsRoom> {
  await page.goto('/account/signup');
  await signUp(page, account);
  await expect(plateOf(page, account)).toBeVisible();
  await page.goto('/settings');
  return new SettingsRoom(page);
}

async function waitForTable(page: Page): Promise<string> {
  await page.waitForURL(/\/table\//);
  return page.url();
}

/** A device that keeps passkeys, unlocked by its owner whenever it asks. */
async function aDevice(page: Page): Promise<{ forget: () => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }).then(() => undefined),
  };
}
