import type { GameView } from '../src/protocol';
import { newAccount, signUp } from './rooms/doors';
import { addBot, linkTo } from './rooms/lobby';
import { expect, test } from './test';

interface Told {
  type: string;
  view?: GameView;
}

test('a game is watched from the list, by people who never see a hand', async ({ page: annsPage, newPerson }) => {
  await annsPage.goto('/tables');
  await annsPage.getByRole('button', { name: 'Open a table' }).click();
  await annsPage.getByRole('radio', { name: '2' }).check();
  await annsPage.getByRole('button', { name: 'Open it' }).click();
  await addBot(annsPage);
  const address = annsPage.url();
  await annsPage.getByRole('button', { name: 'Start the game' }).click();
  await expect(annsPage.getByRole('list', { name: /^Your hand/ })).toBeVisible();

  const watching = await newPerson();
  const views: GameView[] = [];
  watching.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(payload.toString()) as Told;
      if (told.view) views.push(told.view);
    });
  });
  const lantern = newAccount('lantern');
  await watching.goto('/account/signup');
  await signUp(watching, lantern);
  await watching.getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(watching.getByRole('region', { name: 'Featured' })).toBeVisible();
  await watching.getByRole('region', { name: 'All live games' }).locator(linkTo(watching, address)).click();

  const stand = watching.getByRole('region', { name: 'Watching' });
  await expect(stand).toContainText('You');
  await expect(watching.getByRole('list', { name: /^Your hand/ })).toHaveCount(0);
  await expect(annsPage.getByText('1 watches')).toBeAttached();
  const seats = watching.locator('.ground .seat');
  const atTheFoot = await watching.locator('.seat--s').getAttribute('aria-label');
  await stand.getByRole('button', { name: 'Turn the table' }).click();
  await expect(seats).toHaveCount(2);
  await expect(watching.locator('.seat--s')).not.toHaveAttribute('aria-label', atTheFoot ?? '');

  const passingBy = await newPerson();
  await passingBy.goto(address);
  await expect(passingBy.getByRole('region', { name: 'Watching' })).toContainText(`You and ${lantern.name}`);
  await expect(annsPage.getByText('2 watch')).toBeAttached();

  expect(views.length).toBeGreaterThan(0);
  for (const view of views.filter(({ phase }) => phase === 'playing')) {
    expect(view.viewpoint).toBe('spectator');
    expect(view.legal).toBeNull();
    expect(view.round.hands.map(({ cards }) => cards)).toEqual([null, null]);
  }
});
