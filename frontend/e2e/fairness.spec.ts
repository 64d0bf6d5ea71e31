import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faultsInEveryLook } from './faults';
import { FEW_LOOKS } from './looks';
import { FairnessRoom } from './rooms/fairness';
import { ReplayRoom } from './rooms/replay';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

const SAMPLE = fileURLToPath(new URL('../../backend/tests/data/sample-record.json', import.meta.url));

interface Sample {
  game_id: string;
  options: object;
  seats: { account: string | null }[];
  fairness: { client_hashes: string[]; client_seeds: string[]; server_seed: string };
  first_dealer: number;
  rounds: { starter: string; moves: string[]; result: { scores: number[] } }[];
  totals: number[];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game of one’s own checks out, by what the browser kept before it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Duel' }).check();
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new TableRoom(page);
  await table.offer();
  const answer = await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`);
  const { game_id: gameId } = (await answer.json()) as { game_id: string };
  const room = new FairnessRoom(page);
  await page.goto(`/fairness/${gameId}`);
  await expect(room.heading).toHaveText('No record to check');

  await page.goBack();
  await table.leave();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(async () => {
    await page.goto(`/fairness/${gameId}`);
    await expect(room.heading).toHaveText('Every shuffle agrees', { timeout: 2000 });
  }).toPass();
  await expect(room.verdict).toContainText('Proved: nobody, the server included, chose a card');
  for (const what of ['the server’s promise', 'who sat where', 'the options', 'every player’s hash', 'its own word']) {
    await expect(room.kept(what)).toHaveText(`${what}agrees`);
  }
});

test('without a connection: a record from the disk is checked, and each kind of change to it is found', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const text = await readFile(SAMPLE, 'utf8');
  const changed = (change: (record: Sample) => void): string => {
    const record = JSON.parse(text) as Sample;
    change(record);
    return JSON.stringify(record);
  };
  const room = new FairnessRoom(page);
  await page.goto('/fairness');
  // Once kept, it opens by itself.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Nor may it live on what the browser happens to remember.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  await expect(room.heading).toHaveText('Check a game');

  await room.drop(text);
  await expect(room.heading).toHaveText('Every shuffle agrees');
  await expect(room.verdict).toContainText('Not proved: that these secrets were the ones promised');
  await expect(room.steps.last()).toContainText('117 moves, 8 results and the total');

  const changes: [note: string, change: (record: Sample) => void][] = [
    ['fairness.commitment · bad_commitment', (r) => (r.fairness.server_seed = ZEROS)],
    ['fairness.client_hashes[1] · bad_client_hash', (r) => (r.fairness.client_seeds[1] = 'another')],
    ['first_dealer · wrong_first_dealer', (r) => (r.first_dealer = 1)],
    ['rounds[4].starter · wrong_header', (r) => (at(r, 4).starter = 'AC')],
    ['Round 1, move 6', (r) => (at(r, 0).moves[5] = '1:KH!!')],
    ['rounds[3].result.scores · wrong_result', (r) => (at(r, 3).result.scores[0] = 1)],
    ['totals · wrong_totals', (r) => (r.totals[0] = 1)],
  ];
  for (const [note, change] of changes) {
    await room.choose(changed(change));
    await expect(room.note).toContainText(note);
    await expect(room.heading).toHaveText('This record does not agree');
  }
  await room.choose('{"format": "craits-record"}');
  await expect(room.heading).toHaveText('This is no record of a game');

  await room.choose(text);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const replay = new ReplayRoom(page);
  await expect(replay.top).toHaveAccessibleName('Top discard: Ten of diamonds');
  await replay.next.click();
  await expect(replay.top).toHaveAccessibleName('Top discard: Ten of spades');
});

test('a record that agrees with itself, but not with what this browser kept, is caught', async ({ page }) => {
  const text = await readFile(SAMPLE, 'utf8');
  const { game_id, options, seats, fairness } = JSON.parse(text) as Sample;
  // Of the same game, but of another secret: what the browser was shown before whoever forged the record chose theirs.
  const promise = {
    ...{ game_id, table_id: 't', options, seats: seats.map(({ account }) => account ?? 'g_1'), commitment: ZEROS },
    ...{ client_hashes: fairness.client_hashes, seat: 0, seed: fairness.client_seeds[0], kept_at: 1 },
  };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `craits.promise.${game_id}`,
    JSON.stringify(promise),
  ] as const);
  const room = new FairnessRoom(page);
  await page.goto('/fairness');
  await room.choose(text);
  await expect(room.heading).toHaveText('This is not the game that was promised');
  await expect(room.steps.first()).toContainText('The server did not keep its promise');
  await expect(room.kept('the server’s promise')).toContainText('does not agree');
});

test('axe finds nothing, and nothing lies beyond the edge', async ({ page }) => {
  const text = await readFile(SAMPLE, 'utf8');
  const room = new FairnessRoom(page);
  await page.goto('/fairness');
  const faults: string[] = [];
  const look = async (scene: string): Promise<void> => {
    faults.push(...(await faultsInEveryLook(page, scene, FEW_LOOKS)));
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('start');
  await room.choose(text);
  await expect(room.heading).toHaveText('Every shuffle agrees');
  await look('pass');
  await room.choose(text.replace('"TD"', '"6H"'));
  await expect(room.heading).toHaveText('This record does not agree');
  await look('fail');
  expect(faults).toEqual([]);
});

const ZEROS = '0'.repeat(64);

function at(record: Sample, round: number): Sample['rounds'][number] {
  const entry = record.rounds[round];
  if (entry === undefined) throw new Error(`The sample has no round ${round + 1}.`);
  return entry;
}
