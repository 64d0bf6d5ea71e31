import type { Page } from '@playwright/test';
import { faultsOf } from './faults';
import { newAccount, plateOf, signUp, type Account } from './rooms/doors';
import { sharedLink, sitDown } from './rooms/lobby';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('people talk at a table, and one who is muted is read no more, on any page', async ({ page: ann, newPerson }) => {
  const ben = await newPerson();
  const annas = await arrive(ann, 'Anna');
  await arrive(ben, 'Benno');
  await openTable(ann);
  await ben.goto(await sharedLink(ann));
  await sitDown(ben);

  await ann.getByText('Talk at the table').click();
  await ann.getByRole('button', { name: 'Hello' }).click();
  await ann.getByRole('textbox', { name: 'Say something at the table' }).fill('from Bergen');
  await ann.keyboard.press('Enter');
  await ben.getByText('Talk at the table').click();
  const heard = ben.getByRole('log', { name: 'Messages' });
  await expect(heard).toContainText('from Bergen');
  expect(await faultsOf(ben)).toEqual([]);

  await heard.getByRole('button', { name: annas.name }).last().click();
  await ben.getByRole('button', { name: 'Mute' }).click();
  await expect(heard).not.toContainText('from Bergen');
  await ann.getByRole('button', { name: 'Oops' }).click();
  await expect(ann.getByRole('log', { name: 'Messages' })).toContainText('Oops');
  await ben.reload();
  await ben.getByText('Talk at the table').click();
  await expect(ben.getByText('Nobody has said anything yet.')).toBeVisible();

  await ben.goto('/people');
  await expect(ben.getByRole('heading', { name: 'Muted' })).toBeVisible();
  await ben.getByRole('button', { name: 'Unmute' }).click();
  await expect(ben.getByRole('heading', { name: 'Muted' })).toHaveCount(0);
});

test('one follows somebody, sees them online, challenges them, and both sit down', async ({ page: ann, newPerson }) => {
  const ben = await newPerson({ viewport: { width: 360, height: 640 } });
  const annas = await arrive(ann, 'Anna');
  const bens = await arrive(ben, 'Benno');
  const bensId = await ben.evaluate(async () => {
    const answer = await fetch('/api/me');
    return ((await answer.json()) as { public_id: string }).public_id;
  });

  await ann.goto(`/players/${bensId}`);
  await ann.getByRole('button', { name: 'Follow' }).click();
  await expect(ann.getByRole('button', { name: 'Follow no longer' })).toBeVisible();
  await ann.getByRole('link', { name: 'People' }).click();
  const row = ann.getByRole('listitem').filter({ hasText: bens.name });
  await expect(row).toContainText('online');
  expect(await faultsOf(ann)).toEqual([]);

  await row.getByRole('button', { name: bens.name }).click();
  await ann.getByRole('button', { name: 'Challenge' }).click();
  await ann.getByRole('dialog').last().getByRole('button', { name: 'Challenge' }).click();
  const asked = ben.getByRole('region', { name: `${annas.name} challenges you` });
  await expect(asked).toContainText('Duel, short, normal pace');
  expect(await faultsOf(ben)).toEqual([]);
  await asked.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole('article', { name: annas.name })).toBeVisible();
    await expect(page.getByRole('article', { name: bens.name })).toBeVisible();
  }
});

async function arrive(page: Page, name: string): Promise<Account> {
  const account = newAccount(name);
  await page.goto('/account/signup');
  await signUp(page, account);
  await expect(plateOf(page, account)).toBeVisible();
  return account;
}

async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
}
