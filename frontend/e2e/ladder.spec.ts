import type { Page } from '@playwright/test';
import { newAccount, plateOf, signUp } from './rooms/doors';
import { PlainClient } from './rooms/plainClient';
import { QueueRoom } from './rooms/queue';
import type { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How long one of them is without a line: longer than the time for a move, shorter than that and the bank. */
const AWAY_FROM_THE_LINE_MS = 60_000;

/** What the API says of a rated game, seat by seat. */
interface Rated {
  changes: { seat: number; place: number; before: { value: number }; after: { value: number } }[] | null;
}

interface Finished {
  results: { game_id: string; rated: boolean; ladder: string | null; seat: number; places: number[] | null }[];
}

test('six people look at once: a duel and a table are played to their ends, one leaving and one off the line', async ({
  newPerson,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cem', 'Dea', 'Eli', 'Fay'].map((name) => newPlayer(newPerson, name)),
  );
  const rooms = people.map((page) => new QueueRoom(page));
  await Promise.all(rooms.map((room, i) => room.look(i < 4 ? 'Table' : 'Duel')));
  const tables = await Promise.all(rooms.map((room) => room.sayReady()));
  const [ada, ben, cem, dea, eli, fay] = tables as [TableRoom, TableRoom, TableRoom, TableRoom, TableRoom, TableRoom];
  for (const other of [ben, cem, dea]) expect(other.page.url()).toBe(ada.page.url());
  expect(eli.page.url()).toBe(fay.page.url());
  expect(eli.page.url()).not.toBe(ada.page.url());

  const watcher = await newPerson();
  await watcher.goto(ada.page.url());
  await expect(watcher.getByRole('region', { name: 'Watching' })).toBeVisible();
  const gameId = await gameAt(ada.page);
  const duelId = await gameAt(eli.page);

  await Promise.all([
    playOn(ada),
    playFromElsewhere(ben.page, gameId),
    playFromElsewhere(dea.page, gameId),
    leaveInTheSecondRound(cem, gameId),
    loseTheLine(eli).then(() => playOn(eli)),
    playFromElsewhere(fay.page, duelId),
  ]);

  // Who left is last, and everybody who looks sees the same game end.
  const changes = await ratingsOf(ada.page, gameId);
  const ofCem = await finishedGame(cem.page, gameId);
  expect(changes).toHaveLength(4);
  const [cems] = changes.filter(({ seat }) => seat === ofCem.seat);
  expect(cems?.place).toBe(4);
  expect(cems?.after.value).toBeLessThan(cems?.before.value ?? 0);
  await expect(watcher.locator('.end')).toBeVisible();
  expect(await ratingsOf(watcher, gameId)).toEqual(changes);

  // A minute without a line costs nothing but time: the duel is rated by its score.
  const duel = await ratingsOf(fay.page, duelId);
  const ofEli = await finishedGame(eli.page, duelId);
  expect(ofEli).toMatchObject({ rated: true, ladder: 'duel' });
  expect(duel.map(({ place }) => place)).toEqual(ofEli.places);

  // It stands in the leaver's games, and in nobody's leaderboard: one game makes nobody certain.
  await cem.page.goto('/games?player=me');
  await expect(cem.page.getByRole('main')).toContainText('Ada');
  await cem.page.goto('/leaderboard');
  await expect(cem.page.getByRole('main')).toContainText('Barrel');
  await expect(cem.page.getByRole('main')).not.toContainText('Ada');
});

async function newPlayer(newPerson: () => Promise<Page>, name: string): Promise<Page> {
  const page = await newPerson();
  const account = newAccount(name);
  await page.goto('/account/signup');
  await signUp(page, account);
  await expect(plateOf(page, account)).toBeVisible();
  return page;
}

async function playOn(table: TableRoom): Promise<void> {
  await table.playToTheEnd();
  await expect(table.end).toBeVisible();
}

/** Goes to another room and plays on from there, as a program would. */
async function playFromElsewhere(page: Page, gameId: string): Promise<void> {
  await page.goto('/rules');
  await new PlainClient(page, gameId).play();
}

async function leaveInTheSecondRound(table: TableRoom, gameId: string): Promise<void> {
  await new PlainClient(table.page, gameId).play(2);
  await table.leave();
  await table.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(table.page.getByRole('button', { name: /^Play/ })).toBeVisible();
}

async function loseTheLine({ page, offlineStrip }: TableRoom): Promise<void> {
  await page.context().setOffline(true);
  await expect(offlineStrip).toContainText('Reconnecting.');
  await page.waitForTimeout(AWAY_FROM_THE_LINE_MS);
  await page.context().setOffline(false);
  await expect(offlineStrip).toBeHidden();
}

async function gameAt(page: Page): Promise<string> {
  const tableId = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/tables/${tableId}`);
  return ((await answer.json()) as { game_id: string }).game_id;
}

/** What a game changed, once it has been applied. */
async function ratingsOf(page: Page, gameId: string): Promise<NonNullable<Rated['changes']>> {
  const ask = async () => {
    const answer = await page.request.get(`/api/games/${gameId}/ratings`);
    return ((await answer.json()) as Rated).changes ?? [];
  };
  await expect.poll(async () => (await ask()).length).toBeGreaterThan(0);
  return ask();
}

async function finishedGame(page: Page, gameId: string): Promise<Finished['results'][number]> {
  const answer = await page.request.get('/api/games?player=me');
  const found = ((await answer.json()) as Finished).results.find((game) => game.game_id === gameId);
  if (found === undefined) throw new Error('The game is not among the finished ones.');
  return found;
}
