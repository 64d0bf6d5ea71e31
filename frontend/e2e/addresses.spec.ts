import { linkTo } from './rooms/lobby';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no/such/room');
  await expect(page.getByRole('heading', { name: 'Nothing at this address' })).toBeVisible();
  await page.goto('/table/no-such-table');
  await expect(page.getByRole('heading', { name: 'Nothing at this address' })).toBeVisible();
  await page.goto('/games/no-such-game');
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await page.goto('/games?ladder=chess');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a running private game is in no list, shows no hand to who has the link, and has no replay yet', async ({
  page,
  newPerson,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Duel' }).check();
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new TableRoom(page);
  await table.offer();
  const address = page.url();

  const stranger = await newPerson();
  await stranger.goto('/tables');
  await expect(stranger.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(stranger.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(linkTo(stranger, address)).toHaveCount(0);
  await stranger.goto(address);
  await expect(stranger.getByRole('region', { name: 'Watching' })).toContainText('You');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('The table, round 1 of 8');
  await expect(new TableRoom(stranger).hand).toHaveCount(0);

  const answer = await page.request.get(`/api/tables/${address.split('/').at(-1)}`);
  const { game_id: gameId } = (await answer.json()) as { game_id: string };
  await stranger.goto(`/games/${gameId}`);
  await expect(stranger.getByRole('heading', { name: 'Still being played' })).toBeVisible();

  // Over, it can be seen by whoever has its address.
  await table.leave();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(async () => {
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Replay/, { timeout: 1000 });
  }).toPass();
});
