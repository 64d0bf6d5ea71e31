/**
 * Every screen, in the states that a person can bring it into by using it. Whoever wants to see them hands in `show`,
 * which is called at each. What depends on the cards is shown when it comes up.
 */
import { expect, type Page } from '@playwright/test';
import { newAccount, plateOf, signUp } from './rooms/doors';
import { addBot, linkTo, sharedLink, sitDown } from './rooms/lobby';
import { ReplayRoom } from './rooms/replay';
import { TableRoom } from './rooms/table';

export type Show = (scene: string, page: Page) => Promise<void>;

/** The rooms as somebody new finds them. */
export async function newcomersRooms(page: Page, show: Show): Promise<void> {
  const rooms: [scene: string, address: string, sign: string][] = [
    ['home-new', '/', 'Play Craits'],
    ['tables-none', '/tables', 'Open tables'],
    ['watch-none', '/watch', ''],
    ['games-none', '/games?player=me', 'Your games'],
    ['leaderboard-none', '/leaderboard', ''],
    ['leaderboard', '/leaderboard/table', 'Leaderboard'],
    ['leaderboard-empty', '/leaderboard/duel?bots=false', 'Leaderboard'],
    ['player-bot', '/players/u_barrel', 'Barrel'],
    ['player-unknown', '/players/u_nobody', 'No such player'],
    ['rules', '/rules', ''],
    ['settings-nobody', '/settings', 'Settings'],
    ['sign-in', '/account/login', 'Sign in'],
    ['sign-up', '/account/signup', 'Make an account'],
    ['password-forgotten', '/account/password/reset', 'A new password'],
    ['password-link-spent', '/account/password/reset/spent', 'Set a new password'],
    ['verify-email', '/account/verify-email/key', 'Confirm your address'],
    ['not-found', '/no/such/room', 'Nothing at this address'],
    ['game-unknown', '/games/no-such-game', 'No such game'],
  ];
  for (const [scene, address, sign] of rooms) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sign);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await show(scene, page);
  }
}

/** The rooms of somebody who has an account, as they find them on their first day. */
export async function accountsRooms(page: Page, show: Show): Promise<void> {
  const marit = newAccount('Marit');
  await page.goto('/account/signup');
  await signUp(page, marit);
  await expect(plateOf(page, marit)).toBeVisible();
  const me = (await (await page.request.get('/api/me')).json()) as { public_id: string };
  const rooms: [scene: string, address: string, sign: string][] = [
    ['watch', '/watch', 'At the tables now'],
    ['people', '/people', 'People'],
    ['player-own', `/players/${me.public_id}`, marit.name],
    ['security', '/settings#security', 'Settings'],
  ];
  for (const [scene, address, sign] of rooms) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sign);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await show(scene, page);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('button', { name: 'Stop looking' })).toBeVisible();
  await show('queue', page);
  await page.getByRole('button', { name: 'Stop looking' }).click();
}

/** A table before its game, as the host and a visitor see it. */
export async function lobby(page: Page, friend: Page, show: Show): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await show('new-table', page);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('radio', { name: /^Public/ }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
  await addBot(page);
  await show('lobby-seats', page);
  const link = await sharedLink(page);
  await friend.goto('/tables');
  await expect(linkTo(friend, link)).toContainText('free seat');
  await show('tables', friend);
  await friend.goto(link);
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await show('lobby-visitor', friend);
  await sitDown(friend);
  await page.getByRole('button', { name: 'Ask if everyone is ready' }).click();
  await page.getByRole('button', { name: /^Ready/ }).click();
  await show('lobby-ready', page);
  await show('lobby-asked', friend);
}

/** A short game with three bots, from the first card to the replay, and what is found at home afterwards. */
export async function wholeGame(page: Page, show: Show): Promise<void> {
  const marit = newAccount('Marit');
  await page.goto('/account/signup');
  await signUp(page, marit);
  await expect(plateOf(page, marit)).toBeVisible();
  await show('home', page);
  await startUnhurried(page);
  await playAndShow(page, show);

  await page.getByRole('link', { name: 'Replay' }).click();
  const replay = new ReplayRoom(page);
  await replay.round(2).click();
  for (let i = 0; i < 5; i += 1) await replay.next.click();
  await expect(replay.heading).toHaveText('Replay, round 2, move 5');
  await show('replay', page);
  await replay.last.click();
  await replay.scoreSheet.click();
  await show('replay-sheet', page);

  await page.goto('/games?player=me&contains=idiot');
  await expect(page.getByRole('list', { name: 'What is searched for' })).toBeVisible();
  await show('games-sought', page);
  await page.goto('/games?player=me');
  await expect(page.locator('.game')).toHaveCount(1);
  await show('games', page);
  await page.goto('/');
  await expect(page.locator('.game')).toHaveCount(1);
  await show('home-games', page);
  await page.goto('/settings');
  await expect(page.locator('.sessions li')).toHaveCount(1);
  await show('settings', page);
}

/** At a table of one's own one has the time to look at everything. */
async function startUnhurried(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  // The host's wish is the server's to grant, so the tile is pressed only once it has answered.
  const relaxed = page.getByRole('radio', { name: /^Relaxed/ });
  await relaxed.click();
  await expect(relaxed).toBeChecked();
  for (let i = 0; i < 3; i += 1) await addBot(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

async function playAndShow(page: Page, show: Show): Promise<void> {
  const table = new TableRoom(page);
  const shown = new Set<string>();
  const once: Once = async (scene) => {
    if (shown.has(scene)) return false;
    shown.add(scene);
    await show(scene, page);
    return true;
  };
  for (;;) {
    const offer = await table.offer();
    switch (offer) {
      case 'see the end':
        await once('table-end');
        return;
      case 'read the sheet':
        await once('table-sheet');
        break;
      case 'name a suit':
        await once('table-chooser');
        break;
      case 'play a card':
      case 'draw':
        await showTurn(table, once);
        break;
      case 'call an idiot':
        break;
    }
    await table.take(offer);
  }
}

/** Shows a scene that was not shown yet, and tells whether it did. */
type Once = (scene: string) => Promise<boolean>;

async function showTurn(table: TableRoom, once: Once): Promise<void> {
  const { page } = table;
  if (await page.locator('.demand--crank').isVisible()) await once('table-crank');
  if (await table.idiot.first().isVisible()) await once('table-idiot');
  if ((await table.hand.locator('[data-card]').count()) > 12) await once('table-many');
  if (!(await table.dim.first().isVisible()) || !(await table.standing.first().isVisible())) return;
  if (!(await once('table-turn'))) return;
  // It counts as disabled, but answers. Aimed at with a pointer, a card that still moves may not be what is hit.
  await table.dim.first().dispatchEvent('click');
  await once('table-why');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await once('table-menu');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(table.offlineStrip).toBeVisible();
  await once('table-offline');
  await page.context().setOffline(false);
  await expect(table.offlineStrip).toBeHidden();
}
