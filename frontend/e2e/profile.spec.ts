import type { Page } from '@playwright/test';
import { faultsInEveryLook } from './faults';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = 60;

interface Finished {
  results: { seats: { public_id: string; name: string; kind: string }[] }[];
}

test('a profile, the figures of all games and the numbers of fairness, of games that were played', async ({
  page,
  site,
}) => {
  await site.simulate(GAMES);
  const player = await somebody(page);

  await page.goto(`/players/${player.public_id}`);
  await expect(page.getByRole('heading', { level: 1, name: player.name })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Table rating from/ })).toBeVisible();
  await expectWell(page);

  const places = panel(page, 'Places');
  await places.getByText('As a table').click();
  await expect(places.getByRole('columnheader', { name: 'Share of firsts' })).toBeVisible();
  expect(await fileBehind(page, 'Places')).toMatch(/^seats,games,place_1/);

  // What is chosen is in the address: whoever is sent it sees the same.
  await page.getByLabel('Length').selectOption('Short games');
  await expect(page).toHaveURL(/\?length=short$/);
  const met = panel(page, 'Against').getByRole('link', { name: /^Head-to-head with/ });
  await met.first().click();
  await expect(page).toHaveURL(/\?length=short&against=u_/);
  const link = page.url();
  await page.goto('/rules');
  await page.goto(link);
  await expect(page.getByLabel('Length')).toHaveValue('short');
  await expect(panel(page, 'Against').getByText('Share ahead')).toBeVisible();
  await panel(page, 'Against').getByRole('link', { name: 'Games together' }).click();
  await expect(page).toHaveURL(new RegExp(`/games\\?player=${player.public_id}&player=u_`));

  await page.goto('/leaderboard');
  await page.getByRole('link', { name: 'Figures of all games on this ladder' }).click();
  await expect(page).toHaveURL(/\/stats\/table$/);
  await expect(page.getByRole('img', { name: /by seat, of 4 players/ })).toBeVisible();
  await expectWell(page);
  expect(await fileBehind(page, 'Dealing')).toMatch(/^seats,from_dealer/);

  await page.getByRole('link', { name: 'The numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Is it fair?' })).toBeVisible();
  const numbers = (await (await page.request.get('/api/fairness')).json()) as { games: number };
  await expect(page.getByText(`in ${numbers.games} rated games`)).toBeVisible();
  await expectWell(page);
  expect(await fileBehind(page, 'Who deals first')).toMatch(/^seats,seat,observed,expected/);
});

/** A person of the newest game on the larger ladder. */
async function somebody(page: Page): Promise<Finished['results'][number]['seats'][number]> {
  const answer = await page.request.get('/api/games?ladder=table');
  const seats = ((await answer.json()) as Finished).results.flatMap((game) => game.seats);
  const found = seats.find(({ kind, name }) => kind === 'human' && name !== '');
  if (found === undefined) throw new Error('Nobody has played.');
  return found;
}

function panel(page: Page, name: string) {
  return page.locator('section.panel', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

async function fileBehind(page: Page, name: string): Promise<string> {
  const address = await panel(page, name).getByRole('link', { name: /^CSV/ }).getAttribute('href');
  return (await page.request.get(address ?? '')).text();
}

/** In every look: nothing for axe to find, nothing beyond the edge. */
async function expectWell(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await faultsInEveryLook(page, new URL(page.url()).pathname)).toEqual([]);
}
