import type { WebSocketRoute } from '@playwright/test';
import type { GameView } from '../src/protocol';
import { faultsInEveryLook } from './faults';
import { FEW_LOOKS, type Look } from './looks';
import { TableRoom } from './rooms/table';
import { accountsRooms, lobby, newcomersRooms, wholeGame, type Show } from './scenes';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every screen, in both themes and at both sizes: nothing for axe to find, nothing beyond the edge. */
test.describe('axe finds nothing', () => {
  test('in the rooms that somebody new comes to', async ({ page }) => {
    const faults = new Faults();
    await newcomersRooms(page, faults.look);
    expect(faults.found).toEqual([]);
  });

  test('in the rooms of somebody with an account, also on a phone’s side', async ({ page }) => {
    const faults = new Faults(FEW_LOOKS);
    await accountsRooms(page, faults.look);
    expect(faults.found).toEqual([]);
  });

  test('in the lobby', async ({ page, newPerson }) => {
    const faults = new Faults();
    await lobby(page, await newPerson(), faults.look);
    expect(faults.found).toEqual([]);
  });

  test('in a game from its first card to its replay', async ({ page, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const faults = new Faults();
    await wholeGame(page, faults.look);
    expect(faults.found).toEqual([]);
  });

  test('at a table as the cards seldom make it', async ({ page, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.routeWebSocket(/\/ws\/tables\//, makeSeldom);
    await page.goto('/');
    await page.getByRole('button', { name: /^Play/ }).click();
    const table = new TableRoom(page);
    await table.offer();
    const faults = new Faults();
    await faults.look('table-seldom', page);
    const sideways = new Faults(FEW_LOOKS.slice(-1));
    await sideways.look('table-seldom', page);
    expect(sideways.found).toEqual([]);
    await page.context().setOffline(true);
    await expect(table.offlineStrip).toBeVisible();
    await faults.look('table-seldom-offline', page);
    expect(faults.found).toEqual([]);
  });
});

/** Has the server tell of full hands and of everything that can be said of a player. */
function makeSeldom(socket: WebSocketRoute): void {
  socket.connectToServer().onMessage((text) => {
    const message = JSON.parse(String(text)) as { view?: GameView; body?: { view?: GameView } };
    for (const view of [message.view, message.body?.view]) if (view !== undefined) view.round.hands = seldomHands(view);
    socket.send(JSON.stringify(message));
  });
}

function seldomHands({ round, your_seat: you }: GameView): GameView['round']['hands'] {
  return round.hands.map((hand, seat) => ({
    ...hand,
    count: seat === you ? hand.count : 10 + seat,
    announced: true,
    loses_turn: seat % 2 === 0,
  }));
}

/** Everything that is wrong on the way, so that one fault does not hide the next. */
class Faults {
  readonly found: string[] = [];

  constructor(private readonly looks?: readonly Look[]) {}

  readonly look: Show = async (scene, page) => {
    this.found.push(...(await faultsInEveryLook(page, scene, this.looks)));
  };
}
