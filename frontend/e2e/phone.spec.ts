import { TableRoom } from './rooms/table';
import { expect, test } from './test';
import { expectNoSidewaysScroll } from './width';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a whole game is played by touch on a phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Duel' }).tap();
  await page.getByRole('button', { name: /^Play/ }).tap();
  const table = new TableRoom(page, { announces: true, calls: false }, true);
  let rounds = 0;
  while ((await table.playRound()) === 'read the sheet') {
    rounds += 1;
    expect((await table.sheet()).round).toBe(rounds);
    await expectNoSidewaysScroll(page);
    await table.take('read the sheet');
    await expectNoSidewaysScroll(page);
  }
  expect(rounds).toBe(7);
  expect(await table.results()).toHaveLength(2);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Replay' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay, round 1, move 0');
  await expectNoSidewaysScroll(page);
});
