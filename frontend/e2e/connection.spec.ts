import type { Page } from '@playwright/test';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function playDuel(page: Page): Promise<TableRoom> {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Duel' }).check();
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new TableRoom(page);
  await table.offer();
  return table;
}

test('a second tab shows the same, and what is played in one is seen in the other', async ({ page, context }) => {
  const first = await playDuel(page);
  const second = new TableRoom(await context.newPage());
  await second.page.goto(page.url());
  await expectTheSame(second, first);
  await second.decide();
  await expectTheSame(second, first);
  await first.decide();
  await expectTheSame(first, second);
});

/** Once `one` is asked for something again, the other comes to show what it shows. */
async function expectTheSame(one: TableRoom, other: TableRoom): Promise<void> {
  const offer = await one.offer();
  const cards = await one.cards();
  // Each shows what happened at its own pace, and may be a moment behind.
  await expect(async () => {
    expect(await other.offer()).toBe(offer);
    expect(await other.cards()).toEqual(cards);
  }).toPass();
}

test('a card played offline waits, says so, and goes out when the line is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const table = await playDuel(page);
  while (!(await table.plainCard.first().isVisible())) await table.take(await table.offer());
  const card = (await table.plainCard.first().getAttribute('data-card')) ?? '';
  await context.setOffline(true);
  await expect(table.offlineStrip).toContainText('Reconnecting.');

  await page.keyboard.type(card.toLowerCase());
  await expect(table.offlineStrip).toContainText('goes out when the line is back');
  expect(await table.cards()).not.toContain(card);
  await context.setOffline(false);
  await expect(table.offlineStrip).toBeHidden();
  await table.offer();
  await page.reload();
  await table.offer();
  expect(await table.cards()).not.toContain(card);
});

test('the server is stopped and started in the middle of a game, which goes on', async ({ page, site, problems }) => {
  problems.allow(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/);
  const table = await playDuel(page);
  await table.decide();
  await table.offer();
  const cards = await table.cards();
  await site.stop();
  await expect(table.offlineStrip).toContainText('Reconnecting.');
  await site.start();
  await expect(table.offlineStrip).toBeHidden({ timeout: 30_000 });
  expect(await table.cards()).toEqual(cards);
  expect(await table.playRound()).toBe('read the sheet');
});
