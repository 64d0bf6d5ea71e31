/** Not a test: pictures of every screen, taken while it is used. `make screenshots` runs it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inEveryLook } from './looks';
import { lobby, newcomersRooms, wholeGame, type Show } from './scenes';
import { test } from './test';

const FOLDER = fileURLToPath(new URL('../../var/screenshots', import.meta.url));

const photograph: Show = async (scene, page) =>
  inEveryLook(page, async ({ theme, width }) => {
    await page.screenshot({
      path: path.join(FOLDER, `${scene}-${theme}-${width}.jpg`),
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
    });
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the rooms that somebody new comes to', async ({ page }) => newcomersRooms(page, photograph));

test('the lobby', async ({ page, newPerson }) => lobby(page, await newPerson(), photograph));

test('a game from its first card to its replay', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await wholeGame(page, photograph);
});
