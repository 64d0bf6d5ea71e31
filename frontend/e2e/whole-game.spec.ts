import { newAccount, plateOf, signUp } from './rooms/doors';
import { QueueRoom } from './rooms/queue';
import { ReplayRoom } from './rooms/replay';
import { TableRoom, type Result, type Sheet } from './rooms/table';
import { expect, test } from './test';

test('a person registers, is rated for a short table with three bots, and finds the game again', async ({ page }) => {
  const marit = newAccount('Marit');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Make an account' }).click();
  await signUp(page, marit);
  await expect(plateOf(page, marit)).toBeVisible();

  // From the press to the first card: nobody else is there, so bots are asked at once.
  const queue = new QueueRoom(page);
  await queue.look('Table');
  const pressedAt = Date.now();
  const table = await queue.fillAndPlay();
  expect(Date.now() - pressedAt).toBeLessThan(ACCEPTABLE_MS);

  const sheets = await playRounds(table, 3);
  await reloadInTheMiddle(table);
  sheets.push(...(await table.playToTheEnd()));

  const results = await table.results();
  expect(results).toHaveLength(4);
  expect(results.map(({ name }) => name)).toContain(marit.name);
  await expect(table.end.locator('li', { hasText: marit.name }).locator('.change')).toHaveText(/[+−±]\d+/);
  expectSums(results);
  expectSheets(sheets, results);

  await page.getByRole('link', { name: 'Replay' }).click();
  await expectReplay(new ReplayRoom(page), sheets, results);
  await page.goBack();
  expect(await table.results()).toEqual(results);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();

  await page.getByRole('link', { name: 'All of them' }).click();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  const mine = results.find(({ name }) => name === marit.name);
  const line = page.getByRole('list', { name: 'Games found' }).getByRole('listitem');
  await expect(line).toContainText(String(mine?.place));
  await expect(line).toContainText('Pip');
  await expect(line).toContainText(String(mine?.total).replace('-', '−'));
});

/** How long somebody who wants to play may be kept from it, on a busy machine. */
const ACCEPTABLE_MS = 30_000;

/** The replay's sheets and final scores are those of the game. */
async function expectReplay(replay: ReplayRoom, sheets: Sheet[], results: Result[]): Promise<void> {
  const table = new TableRoom(replay.page);
  await expect(replay.heading).toHaveText('Replay, round 1, move 0');
  await replay.next.click();
  await expect(replay.heading).toHaveText('Replay, round 1, move 1');
  await replay.finalScores.click();
  expect(await table.results()).toEqual(results);
  await replay.closeSheet();
  for (const sheet of [sheets[0], sheets[6]]) {
    await replay.round(sheet?.round ?? 0).click();
    await replay.last.click();
    await replay.scoreSheet.click();
    expect(await table.sheet()).toEqual(sheet);
    await replay.closeSheet();
  }
}

async function playRounds(table: TableRoom, rounds: number): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  while (sheets.length < rounds) {
    expect(await table.playRound()).toBe('read the sheet');
    sheets.push(await table.sheet());
    await table.take('read the sheet');
  }
  return sheets;
}

/** The same round, the same cards, the same to do. */
async function reloadInTheMiddle(table: TableRoom): Promise<void> {
  const before = await table.offer();
  const heading = await table.heading.innerText();
  const cards = await table.cards();
  await table.page.reload();
  await expect(table.heading).toHaveText(heading);
  expect(await table.offer()).toBe(before);
  expect(await table.cards()).toEqual(cards);
}

/** Every player's points of the rounds add up to the total, and the best come first. */
function expectSums(results: Result[]): void {
  for (const { rounds, total } of results) {
    expect(rounds).toHaveLength(8);
    expect(rounds.reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  const totals = results.map(({ total }) => total);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(results[0]?.place).toBe('1st');
}

/** What the sheets said on the way is what the end says. */
function expectSheets(sheets: Sheet[], results: Result[]): void {
  expect(sheets.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { round, columns } of sheets) {
    const told = columns.map(({ name, score, total }) => `${name} ${score} ${total}`).sort();
    const kept = results.map(({ name, rounds }) => {
      const soFar = rounds.slice(0, round);
      return `${name} ${soFar.at(-1)} ${soFar.reduce((sum, points) => sum + points, 0)}`;
    });
    expect(told).toEqual(kept.sort());
  }
}
