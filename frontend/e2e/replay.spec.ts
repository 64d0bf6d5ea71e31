import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';
import { faultsInEveryLook, faultsOf } from './faults';
import { ReplayRoom } from './rooms/replay';
import type { FinishedGame } from './site';
import { expect, test as base } from './test';
import { expectNoSidewaysScroll } from './width';

const test = base.extend<object, { games: { short: FinishedGame; long: FinishedGame } }>({
  games: [async ({ site }, give) => give(await site.addFinishedGames()), { scope: 'worker' }],
});

test('a link leads to its move, from its view, in the look of its sender', async ({ page, games: { short } }) => {
  const replay = new ReplayRoom(page);
  await page.goto('/rules');
  await page.goto(`/replay/${short.game_id}?at=2.3&view=1&theme=light&deck=four`);
  await expect(replay.heading).toHaveText('Replay, round 2, move 3');
  await expect(page).toHaveURL(new RegExp(`/games/${short.game_id}\\?at=2\\.3&view=1&theme=light&deck=four$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'four');
  await expect(replay.rack('Abacus').first()).toBeVisible();
  await expect(replay.rack('marit')).toHaveCount(0);

  for (const key of ['ArrowRight', 'PageDown', '0']) await page.keyboard.press(key);
  await expect(replay.heading).toHaveText('Replay, round 3, move 0');
  await expect(replay.rack('marit').first()).toBeVisible();
  await expect(page).toHaveURL(/\?at=3\.0&theme=light&deck=four$/);
  // Steps leave no trail, and the look was only borrowed.
  await page.goBack();
  await expect(page).toHaveURL(/\/rules$/);
  await page.goto(`/games/${short.game_id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-deck');
});

test('every key does what the help says', async ({ page, games: { short } }) => {
  const replay = new ReplayRoom(page);
  await page.goto(`/games/${short.game_id}`);
  await expect(replay.slider).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(replay.heading).toHaveText(`Replay, round 1, move ${short.moves[0]}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await expect(page.getByRole('img', { name: /^The crank is open/ })).toBeVisible();
  await page.keyboard.press('t');
  const text = page.getByRole('textbox', { name: 'The game as text' });
  const moves = short.moves.reduce((sum, count) => sum + count, 0);
  expect((await text.inputValue()).match(/^\d+\. /gm)).toHaveLength(moves);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`craits-${short.game_id}.txt`);
  await page.keyboard.press('Escape');
  // At eight times the speed it goes by itself, to the end of what is left.
  await page.goto(`/games/${short.game_id}?at=${short.moves.length}.${(short.moves.at(-1) ?? 0) - 1}`);
  await expect(replay.slider).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press(' ');
  await expect(replay.heading).toHaveText(`Replay, round ${short.moves.length}, move ${short.moves.at(-1)}`);
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeVisible();
});

test('nothing for axe to find, nothing beyond the edge', async ({ page, games: { long } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/games/${long.game_id}?at=4.90`);
  await expect(new ReplayRoom(page).slider).toBeVisible();
  expect(await faultsInEveryLook(page, 'replay')).toEqual([]);
  await page.keyboard.press('s');
  await expect(page.getByRole('img', { name: /^The table at this move/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`/embed/${long.game_id}?at=4.90`);
  await expect(new ReplayRoom(page).slider).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await faultsOf(page)).toEqual([]);
});

/** What dragging the slider through a whole game costs. */
interface Scrubbed {
  frames: number;
  /** Of the frames, in ms. */
  median: number;
  late: number;
  /** Of a frame, what the page's own thread worked, in ms; drawing what it says is done by others. */
  worked: number;
  /** Elements of the page, at the most, while it went on. */
  elements: number;
  rows: number;
}

/** Drags the slider from the first moment to the last, a step each frame. */
async function scrub(page: Page, client: CDPSession, steps: number): Promise<Scrubbed> {
  const before = await workedMs(client);
  const seen = await dragged(page, steps);
  return { ...seen, worked: ((await workedMs(client)) - before) / steps };
}

/** What the page's thread has worked so far, in ms of processor. */
async function workedMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function dragged(page: Page, steps: number): Promise<Omit<Scrubbed, 'worked'>> {
  return page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('#move');
    if (slider === null) throw new Error('There is no slider.');
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(slider);
    const last = Number(slider.max);
    const took: number[] = [];
    let elements = 0;
    let rows = 0;
    let before = await new Promise(requestAnimationFrame);
    for (let step = 1; step <= count; step += 1) {
      put?.(String(Math.round((last * step) / count)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await new Promise<number>(requestAnimationFrame);
      took.push(now - before);
      before = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
      rows = Math.max(rows, document.querySelectorAll('.strip li').length);
    }
    took.sort((a, b) => a - b);
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
    return { frames: took.length, median: at(0.5), late: at(0.95), elements, rows };
  }, steps);
}

const STEPS = 240;

for (const { device, width, height, slowed } of [
  { device: 'a desktop', width: 1280, height: 800, slowed: 1 },
  { device: 'a phone four times as slow', width: 360, height: 640, slowed: 4 },
]) {
  test(`a game of two thousand moves is scrubbed on ${device}`, async ({ page, games: { long, short } }, info) => {
    const replay = new ReplayRoom(page);
    await page.setViewportSize({ width, height });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const opened: number[] = [];
    for (const { game_id: id } of [short, long]) {
      const begun = Date.now();
      await page.goto(`/games/${id}`);
      await expect(replay.slider).toBeVisible();
      opened.push(Date.now() - begun);
    }
    const moves = long.moves.reduce((sum, count) => sum + count, 0);
    expect(moves).toBeGreaterThan(1_500);
    const { frames, median, late, worked, elements, rows } = await scrub(page, client, STEPS);
    await expect(replay.heading).toHaveText(`Replay, round ${long.moves.length}, move ${long.moves.at(-1)}`);
    await expect(replay.moves.and(page.locator('[aria-current="step"]'))).toHaveText(/The game is over\.\s*$/);
    const told =
      `${moves} moves on ${device}: opened in ${opened[1]} ms (a short one in ${opened[0]}); ` +
      `${frames} frames, median ${median.toFixed(1)} ms, 95 of 100 within ${late.toFixed(1)} ms, ${worked.toFixed(1)} ms of the page's thread; ` +
      `at most ${elements} elements, ${rows} rows of the list`;
    info.annotations.push({ type: 'measured', description: told });
    console.log(told);
    // What it costs is bounded by what is in sight, not by the length of the game.
    expect(rows).toBeLessThan(80);
    expect(elements).toBeLessThan(1_800);
    await expectNoSidewaysScroll(page);
  });
}

test('a picture and a preview are there for who shows the link', async ({ page, request, games: { short } }) => {
  await page.goto(`/games/${short.game_id}?at=1.4`);
  await new ReplayRoom(page).share.click();
  const picture = page.getByRole('img', { name: /^The table at this move/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const address = await page.getByRole('textbox', { name: /^A link/ }).inputValue();
  const shown = await request.get(address, { headers: { 'User-Agent': 'a chat program' } });
  const html = await shown.text();
  const tag = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];
  expect(tag('og:title')).toBe('marit, Abacus and sitinur: a game of Craits');
  const drawn = await request.get(tag('og:image') ?? '');
  expect(drawn.headers()['content-type']).toBe('image/png');
  expect(tag('og:image')).toContain('at=1.4');
});

test('another page frames a game, and it keeps nothing of whoever looks', async ({ page, site, games: { short } }) => {
  await page.goto(`/games/${short.game_id}?at=2.3&view=1`);
  await new ReplayRoom(page).share.click();
  await page.getByRole('checkbox', { name: /dark|light/ }).check();
  const snippet = await page.getByRole('textbox', { name: /page of your own/ }).inputValue();
  await page.context().clearCookies();

  // A host of its own: `localhost` and `127.0.0.1` are strangers to each other.
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A page of my own</title>${snippet}`);
  });
  await new Promise<void>((listening) => void other.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const framed = page.frameLocator('iframe');
    const replay = new ReplayRoom(framed);
    await expect(replay.heading).toHaveText('Replay, round 2, move 3');
    await expect(replay.rack('Abacus').first()).toBeVisible();
    await expect(replay.rack('marit')).toHaveCount(0);
    await replay.next.click();
    await expect(replay.heading).toHaveText('Replay, round 2, move 4');
    await expect(framed.getByRole('link', { name: 'Open in Craits' })).toHaveAttribute(
      'href',
      new RegExp(`^${site.address}/games/${short.game_id}\\?at=2\\.4&view=1`),
    );
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    other.close();
  }
});
