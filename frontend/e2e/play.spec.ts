import type { Page } from '@playwright/test';
import { newAccount, plateOf, signUp } from './rooms/doors';
import { QueueRoom } from './rooms/queue';
import { expect, test } from './test';

async function newPlayer(page: Page, name: string): Promise<QueueRoom> {
  const account = newAccount(name);
  await page.goto('/account/signup');
  await signUp(page, account);
  await expect(plateOf(page, account)).toBeVisible();
  return new QueueRoom(page);
}

/** A wait that no bot ends: the test decides when. */
async function waitForPeopleAlone({ page }: QueueRoom): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/queue') && answer.request().method() === 'PUT',
  );
  await page.getByRole('combobox').selectOption('never by themselves');
  await saved;
}

test('a search survives a reload, other rooms and a second tab, and ends in all of them', async ({ page }) => {
  const queue = await newPlayer(page, 'Ines');
  await queue.look('Duel');
  await waitForPeopleAlone(queue);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nobody else yet' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/rules');
  const pill = second.getByRole('link', { name: /Back to your search/ });
  await expect(pill).toHaveText(/\d:\d\d/);
  await pill.click();
  await expect(second.getByRole('heading', { name: 'Nobody else yet' })).toBeVisible();

  await second.getByRole('button', { name: 'Stop looking' }).click();
  await expect(second.getByRole('button', { name: 'Look for a game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look for a game' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('a match calls people from other rooms; who turns it down waits a while, the other goes on looking', async ({
  newPerson,
}) => {
  const [ines, okta] = [await newPlayer(await newPerson(), 'Ines'), await newPlayer(await newPerson(), 'Okta')];
  await ines.look('Duel');
  await waitForPeopleAlone(ines);
  await ines.page.getByRole('link', { name: 'Rules' }).click();
  await expect(ines.page).toHaveURL(/\/rules$/);
  await okta.look('Duel');

  await expect(ines.page).toHaveURL(/\/queue$/);
  await expect(ines.ready).toBeFocused();
  await ines.page.keyboard.press('Enter');
  await expect(okta.page.getByRole('list', { name: 'Your table' })).toContainText('ready');
  await okta.page.getByRole('button', { name: 'Not now' }).click();

  await expect(okta.page.getByRole('heading', { name: 'A short pause' })).toBeVisible();
  await expect(ines.page.getByRole('heading', { name: 'Nobody else yet' })).toBeVisible();
});
