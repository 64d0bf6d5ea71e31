import type { Page, WebSocketRoute } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { addBot } from './rooms/lobby';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each way; a round trip takes twice that. */
const LATENCY_MS = 250;
const TEN_MINUTES_MS = 600_000;
const LOOKS = 12;
const FIGURE_MS = 1_000;

interface Told {
  seat: number;
  starts_at: number;
  move_ends_at: number;
  deadline_at: number;
}

/** What the server last told of the clock; it runs on this machine, so its time of day is ours. */
class Line {
  clock: Told | null = null;

  async slowDown(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws\/tables\//, (socket) => this.carry(socket));
  }

  private carry(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    socket.onMessage((message) => setTimeout(() => server.send(message), LATENCY_MS));
    server.onMessage((message) => {
      this.listen(String(message));
      setTimeout(() => socket.send(message), LATENCY_MS);
    });
  }

  private listen(text: string): void {
    const message = JSON.parse(text) as {
      type: string;
      view?: { clock: Told | null };
      body?: { view?: { clock: Told } };
    };
    const view = message.type === 'game' ? message.view : message.type === 'answer' ? message.body?.view : undefined;
    if (view !== undefined) this.clock = view.clock;
  }
}

/** Sets the device's clock wrong; `window.setClock` sets it again. */
async function wrongClock(page: Page, byMs: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    let wrong = ahead;
    Date.now = () => now() + wrong;
    Object.assign(window, { setClock: (ms: number) => (wrong = ms) });
  }, byMs);
}

async function start(page: Page, pace: 'Fast' | 'Relaxed'): Promise<TableRoom> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
  const chosen = page.getByRole('radio', { name: new RegExp(`^${pace}`) });
  await chosen.click();
  await expect(chosen).toBeChecked();
  await addBot(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  return new TableRoom(page);
}

test('the time shown is the server’s, on a slow line and with the device’s clock wrong and set in between', async ({
  page,
}) => {
  const line = new Line();
  await line.slowDown(page);
  await wrongClock(page, TEN_MINUTES_MS);
  const table = await start(page, 'Fast');
  while ((await table.offer()) === 'name a suit') await table.decide();
  for (let look = 0; look < LOOKS; look += 1) {
    if (look === LOOKS / 2)
      await page.evaluate(
        (ms) => Reflect.apply(Reflect.get(window, 'setClock') as (ms: number) => void, null, [ms]),
        -TEN_MINUTES_MS,
      );
    await page.waitForTimeout(700);
    const before = Date.now();
    const shown = await page.getByRole('timer').innerText();
    const after = Date.now();
    // Figures stand for the whole second that they begin: 0:07 is shown from seven seconds down to six.
    expectSecondsBetween(shown, truth(line.clock, after) - 1_000, truth(line.clock, before) + 1_000 + FIGURE_MS);
  }
});

/** Puts the page out of sight and stops all of it, as a browser does with a tab that nobody has looked at for long. */
async function sleep(page: Page, ms: number): Promise<void> {
  await page.evaluate(() => {
    const seen = [performance.now()];
    setInterval(() => seen.push(performance.now()), 100);
    Object.assign(window, { ticks: seen });
  });
  await turnTo(page, 'hidden');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Debugger.enable');
  await browser.send('Debugger.pause');
  await pause(ms);
  await browser.send('Debugger.resume');
  await browser.send('Debugger.disable');
  await browser.detach();
  const longest = await page.evaluate(() => {
    const ticks = [...(Reflect.get(window, 'ticks') as number[]), performance.now()];
    return Math.max(...ticks.slice(1).map((at, i) => at - (ticks[i] ?? 0)));
  });
  expect(longest).toBeGreaterThan(ms / 2);
  await turnTo(page, 'visible');
}

async function turnTo(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The clock as the server has it now, asked for without the page. */
async function serversClock(page: Page): Promise<Told | null> {
  const tableId = page.url().split('/').at(-1);
  const table = (await (await page.request.get(`/api/tables/${tableId}`)).json()) as { game_id: string };
  const view = (await (await page.request.get(`/api/games/${table.game_id}`)).json()) as { clock: Told | null };
  return view.clock;
}

async function showsServersTimeAfter(page: Page, pace: 'Fast' | 'Relaxed', asleepMs: number): Promise<void> {
  const table = await start(page, pace);
  while ((await table.offer()) === 'name a suit') await table.decide();
  await sleep(page, asleepMs);
  const clock = await serversClock(page);
  await expect(async () => {
    const before = Date.now();
    const shown = await page.getByRole('timer').innerText();
    expectSecondsBetween(shown, truth(clock, Date.now()) - 1_000, truth(clock, before) + 1_000 + FIGURE_MS);
  }).toPass({ timeout: 5_000 });
}

test('the time shown is the server’s again after the page was put to sleep', async ({ page }) => {
  await showsServersTimeAfter(page, 'Fast', 6_000);
});

test('and after three minutes in the background', { tag: '@long' }, async ({ page }) => {
  await showsServersTimeAfter(page, 'Relaxed', 180_000);
});

function truth(clock: Told | null, now: number): number {
  if (clock === null) throw new Error('No clock is running.');
  const full = clock.move_ends_at - clock.starts_at;
  return now < clock.move_ends_at ? Math.min(full, clock.move_ends_at - now) : Math.max(0, clock.deadline_at - now);
}

function expectSecondsBetween(figures: string, least: number, most: number): void {
  const [minutes = 0, seconds = 0] = figures.split(':').map(Number);
  const ms = (minutes * 60 + seconds) * 1_000;
  expect(ms).toBeGreaterThanOrEqual(least);
  expect(ms).toBeLessThanOrEqual(most);
}

test('whoever lets two moves run out is away, sees what was played, and is back with one press', async ({ page }) => {
  const line = new Line();
  await line.slowDown(page);
  const table = await start(page, 'Fast');
  await table.offer();
  // Until the page has said that it has the cards the clock is only promised, and for later.
  await expect.poll(() => line.clock !== null && line.clock.starts_at <= Date.now()).toBe(true);
  const deadline = line.clock?.deadline_at ?? 0;
  const first = page.getByRole('group', { name: 'So far' }).getByText(/^The server (played|drew|named)/);
  await expect(first.first()).toBeVisible({ timeout: 60_000 });
  // Not before its time, by the server's clock.
  expect(Date.now()).toBeGreaterThanOrEqual(deadline);

  const away = page.getByRole('region', { name: 'You were away' });
  await expect(away).toBeVisible({ timeout: 60_000 });
  await expect(away).toContainText(/The server played/);
  await away.getByRole('button', { name: /^I’m back/ }).click();
  await expect(away).toBeHidden();
  await expect(table.log).toContainText('You are back.');
});
