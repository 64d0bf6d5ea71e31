import { newAccount, plateOf, signUp } from './rooms/doors';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest plays at once, signs up in the middle of the game, and keeps it', async ({ page }) => {
  const newcomer = newAccount('Newcomer');
  const table = new TableRoom(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Duel' }).check();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(table.heading).toHaveText('The table, round 1 of 8');
  await table.decide();
  await table.offer();
  const cards = await table.cards();

  await page.getByRole('link', { name: 'Craits, home' }).click();
  await expect(page.getByRole('link', { name: /^Go on/ })).toBeVisible();
  await page.getByRole('link', { name: /Your settings/ }).click();
  await expect(page.getByText('You play as a guest')).toBeVisible();
  await page.getByRole('link', { name: 'Make an account' }).click();
  await expect(page.getByText('The games you played as a guest come along.')).toBeVisible();
  await signUp(page, newcomer);
  await expect(plateOf(page, newcomer)).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: /^Go on/ }).click();
  await table.offer();
  expect(await table.cards()).toEqual(cards);

  // Leaving asks first, and says what it costs; the server then plays the seat to the end.
  await table.leave();
  await expect(page.getByText('Leaving is final')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(table.hand).toBeVisible();
  await table.leave();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();

  await page.goto('/games?player=me');
  await expect(async () => {
    await page.reload();
    await expect(page.locator('.game')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});
