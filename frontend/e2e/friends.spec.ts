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

  // Both at once: it is one table all the same, and one of them is its host.
  await Promise.all([ann.rematch.click(), ben.rematch.click()]);
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

test('a host sends somebody away, keeps a seat for them, and they come back', async ({ page: annsPage, newPerson }) => {
  const bensPage = await newPerson();
  await annsPage.goto('/');
  await annsPage.getByRole('button', { name: 'Open a table for friends' }).click();
  await annsPage.getByRole('radio', { name: '3' }).check();
  await annsPage.getByRole('button', { name: 'Open it' }).click();
  await expect(annsPage.getByText('Games at a friends’ table are never rated.')).toBeVisible();

  await annsPage.getByRole('button', { name: 'Show the code large' }).click();
  const code = annsPage.getByRole('dialog', { name: 'Point a camera at it' });
  await expect(code.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const download = annsPage.waitForEvent('download');
  await code.getByRole('link', { name: 'Save the code' }).click();
  expect((await download).suggestedFilename()).toMatch(/^craits-.*\.svg$/);
  await code.getByRole('button', { name: 'Close' }).click();

  await bensPage.goto(await sharedLink(annsPage));
  await sitDown(bensPage);
  const away = annsPage.getByRole('button', { name: /^Send .* away$/ });
  const name = (await away.getAttribute('aria-label'))?.replace(/^Send (.*) away$/, '$1') ?? '';
  await away.click();
  await annsPage.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  await expect(bensPage.getByText(/You may look on, but not sit down here/)).toBeVisible();
  await expect(bensPage.getByRole('button', { name: /^Sit/ })).toHaveCount(0);

  await annsPage.getByRole('button', { name: 'Keep it for somebody' }).first().click();
  await annsPage.getByRole('textbox', { name: 'Their name here' }).fill(name);
  await annsPage.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(annsPage.getByText(`Kept for ${name}`)).toBeVisible();
  await bensPage.reload();
  const kept = bensPage.getByRole('article').filter({ hasText: 'This seat is kept for you' });
  await kept.getByRole('button', { name: 'Sit here' }).click();
  await expect(annsPage.getByRole('article', { name })).toBeVisible();
});

async function sayReady(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: /^Ready/ }).click();
}
