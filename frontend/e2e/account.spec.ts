import { newAccount, plateOf, signIn, signUp } from './rooms/doors';
import { sharedLink, sitDown } from './rooms/lobby';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an address is confirmed and a forgotten password replaced through mailed links', async ({ page, site }) => {
  const ines = newAccount('Ines');
  await page.goto('/account/signup');
  await signUp(page, ines);
  await expect(plateOf(page, ines)).toBeVisible();
  await page.goto(await site.mailedLink(ines.email, '/account/verify-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('verified', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/account/login');
  await signIn(page, { ...ines, password: 'not-this-one-at-all' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Set a new one')).toBeVisible();

  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.getByLabel('E-mail').fill(ines.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('a link to set a new password is on its way')).toBeVisible();
  const link = await site.mailedLink(ines.email, '/account/password/reset');
  await page.goto(link);
  await page.getByLabel('New password').fill('twelve-notches-more');
  await page.getByRole('button', { name: 'Set it' }).click();
  await expect(page.getByText('The new password holds from now on.').or(plateOf(page, ines))).toBeVisible();

  await page.goto('/account/login');
  await signIn(page, { ...ines, password: 'twelve-notches-more' });
  await expect(plateOf(page, ines)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link has been used, or is too old.')).toBeVisible();
});

test('the list of sessions shows another browser, and ends it', async ({ page, newPerson }) => {
  const otto = newAccount('Otto');
  await page.goto('/account/signup');
  await signUp(page, otto);
  await expect(plateOf(page, otto)).toBeVisible();
  const other = await newPerson();
  await other.goto('/account/login');
  await signIn(other, otto);
  await expect(plateOf(other, otto)).toBeVisible();

  await page.goto('/settings');
  const sessions = page.locator('.sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('settings stay', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Lamp' }).check();
  await page.getByRole('radio', { name: 'Four colours' }).check();
  await page.getByRole('radio', { name: 'Playable first' }).check();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-deck', 'four');
  await expect(page.getByRole('radio', { name: 'Playable first' })).toBeChecked();
  await page.goto('/');
  await page.getByRole('button', { name: 'Turn to the light theme' }).click();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('whoever follows a link and signs in on the way comes back to where it led', async ({ page, newPerson }) => {
  const host = await newPerson();
  await host.goto('/');
  await host.getByRole('button', { name: 'Open a table for friends' }).click();
  await host.getByRole('button', { name: 'Open it' }).click();
  const link = await sharedLink(host);

  // As a guest, without a door in between.
  const guest = await newPerson();
  await guest.goto(link);
  await sitDown(guest);
  await expect(host.getByRole('article')).toHaveCount(4);

  // With an account, by way of its door.
  const liv = newAccount('Liv');
  await page.goto('/account/signup');
  await signUp(page, liv);
  await expect(plateOf(page, liv)).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, liv);
  await expect(page).toHaveURL(/\/table\//);
  await sitDown(page);
  await expect(host.getByRole('article', { name: liv.name })).toBeVisible();
});
