import type { Page, WebSocketRoute } from '@playwright/test';
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

async function startFast(page: Page): Promise<TableRoom> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Open it' }).click();
  const fast = page.getByRole('radio', { name: /^Fast/ });
  await fast.click();
  await expect(fast).toBeChecked();
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
  const table = await startFast(page);
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
    expectSecondsBetween(shown, truth(line, after) - 1_000, truth(line, before) + 1_000 + FIGURE_MS);
  }
});

function truth({ clock }: Line, now: number): number {
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
  const table = await startFast(page);
  await table.offer();
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
