import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { GameRecord } from '../src/protocol';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = path.join(ROOT, '.venv', 'bin', 'python');

/** Enough for a machine with much else to do: on a free one it takes a few seconds. */
const START_MS = 180_000;
const MAIL_MS = 60_000;
const LOOK_EVERY_MS = 100;
const FIRST_PORT = 20_000;
const PORTS = 12_000;
/** When the last simulated game ended, so that they are the same ones in every run. */
const UNTIL = '--until=1795000000000';
const MOST_OUTPUT = 16 * 1024 * 1024;

/** A finished game that the site was given. */
export interface FinishedGame {
  game_id: string;
  /** Of each round. */
  moves: number[];
  record: GameRecord;
}

/** The real thing with an empty database: the built page served by the real server, at the pace of tests. */
export class Site {
  private server: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Site> {
    const site = new Site(await freePort(), await mkdtemp(path.join(tmpdir(), 'craits-e2e-')));
    try {
      await site.start();
    } catch (error) {
      await site.close();
      throw error;
    }
    return site;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = spawn(PYTHON, ['-m', 'scripts.site'], {
      cwd: ROOT,
      // How soon somebody says ready must not depend on how many browsers this machine runs.
      env: { CRAITS_READY_STEP_MS: '30000', ...process.env, PORT: String(this.port), CRAITS_DATA_DIR: this.folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await waitFor(START_MS, 'the site', () => this.isWell());
  }

  /** Ends the server as Ctrl-C does; its data stays. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null || hasEnded(server)) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Puts two finished games here, both from a seed: a short one, and one of far over a thousand moves. */
  async addFinishedGames(): Promise<{ short: FinishedGame; long: FinishedGame }> {
    const { stdout } = await promisify(execFile)(PYTHON, ['-m', 'tests.site.finished'], {
      cwd: path.join(ROOT, 'backend'),
      env: { ...process.env, CRAITS_DATA_DIR: this.folder, PYTHONPATH: ROOT },
      maxBuffer: MOST_OUTPUT,
    });
    return JSON.parse(stdout) as { short: FinishedGame; long: FinishedGame };
  }

  /** Adds finished games among people who are not there: always the same ones. */
  async simulate(games: number): Promise<void> {
    const told = ['simulate_games', `--games=${games}`, '--players=20', '--processes=1', '--yes', UNTIL];
    const simulating = spawn(PYTHON, ['manage.py', ...told], {
      cwd: path.join(ROOT, 'backend'),
      env: { ...process.env, CRAITS_DATA_DIR: this.folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(simulating, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`No games were simulated: ${code}.`);
  }

  /** The link of the latest mail to an address, the one that leads to a room of this site below `room`. */
  async mailedLink(to: string, room: string): Promise<string> {
    const link = new RegExp(`${this.address}${room}/[^\\s>"]+`);
    return waitFor(MAIL_MS, `a mail to ${to} with a link to ${room}`, async () => {
      const mails = (await this.mails()).filter((mail) => mail.includes(`To: ${to}`));
      return mails.map((mail) => link.exec(mail)?.[0]).findLast((found) => found !== undefined);
    });
  }

  /** All mails sent so far, in order, their soft line breaks undone. */
  private async mails(): Promise<string[]> {
    const folder = path.join(this.folder, 'mail');
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
    return texts.map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='));
  }

  private async isWell(): Promise<true | undefined> {
    if (this.server !== null && hasEnded(this.server)) {
      throw new Error(`The site ended: ${this.server.exitCode ?? this.server.signalCode}.`);
    }
    const answer = await fetch(`${this.address}/api/health`).catch(() => null);
    return answer?.ok === true ? true : undefined;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Asks again and again until there is an answer. */
async function waitFor<Answer>(ms: number, what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`Waited ${ms / 1000} s in vain for ${what}.`);
}

/** Below those that the system hands out: no passing connection takes it while the site is stopped. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = new Promise<boolean>((answer) => {
    probe.once('error', () => answer(false));
    probe.once('listening', () => answer(true));
  });
  probe.listen(port, 'localhost');
  const answer = await free;
  if (answer) await new Promise((closed) => probe.close(closed));
  return answer;
}
