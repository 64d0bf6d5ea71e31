import type { Page } from '@playwright/test';
import { sharedLink, sitDown } from './rooms/lobby';
import { TableRoom, type Manners } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people play each other over a shared link, and again', async ({ page: annsPage, newPerson }) => {
  const bensPage = await newPerson();
  // Both forget their last card until one of them has been called for it: that is certain to happen.
  const manners: Manners = { announces: false, calls: true };
  const ann = new TableRoom(annsPage, manners);
  const ben = new TableRoom(bensPage, manners);

  await annsPage.goto('/');
  await annsPage.getByRole('button', { name: 'Open a table for friends' }).click();
  await annsPage.getByRole('radio', { name: '2' }).check();
  await annsPage.getByRole('button', { name: 'Open it' }).click();
  await bensPage.goto(await sharedLink(annsPage));
  await sitDown(bensPage);
  await annsPage.getByRole('button', { name: 'Ask if everyone is ready' }).click();
  await sayReady(annsPage, bensPage);

  const [annsSheets, bensSheets] = await Promise.all([ann.playToTheEnd(), ben.playToTheEnd()]);
  expect(annsSheets).toHaveLength(7);
  expect(bensSheets).toEqual(annsSheets);
  expect(manners.announces).toBe(true);
  const results = await ann.results();
  expect(await ben.results()).toEqual(results);

  await ann.rematch.click();
  await expect(bensPage.getByText('wants another game.')).toBeVisible();
  await ben.rematch.click();
  const ask = (page: Page) => page.getByRole('button', { name: 'Ask if everyone is ready' });
  await ask(annsPage).or(annsPage.getByText('starts the game')).waitFor();
  const host = (await ask(annsPage).isVisible()) ? annsPage : bensPage;
  await ask(host).click();
  await sayReady(annsPage, bensPage);
  await expect(ann.heading).toHaveText('The table, round 1 of 8');

  await ann.leave();
  await annsPage.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(annsPage.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expect(ben.log).toContainText('left the game.');
  await expect(bensPage.getByRole('article').getByText('Left', { exact: true })).toBeVisible();
});

async function sayReady(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: /^Ready/ }).click();
}
