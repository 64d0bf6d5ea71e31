// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const KEPT = ['/fairness', '/theme.js', '/icons/favicon.svg', '/assets/index-1.js', '/fairness/worker-1.js'];
/** What the browser keeps, by build and path. */
const builds = new Map<string, Map<string, Response>>();
const server = vi.fn<(request: Request) => Promise<Response>>();

/** An event of the service worker, and what was made of it. */
class Happening extends Event {
  answer: Promise<Response> | null = null;
  done: Promise<unknown> = Promise.resolve();

  constructor(
    type: string,
    readonly request?: { url: string; mode: string },
  ) {
    super(type);
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }

  waitUntil(done: Promise<unknown>): void {
    this.done = done;
  }
}

async function happen(type: string): Promise<void> {
  const event = new Happening(type);
  self.dispatchEvent(event);
  await event.done;
}

/** What a page gets for a request; null: the worker leaves it to the network. */
async function answerTo(path: string, mode = 'cors'): Promise<string | null> {
  const event = new Happening('fetch', { url: new URL(path, location.origin).href, mode });
  self.dispatchEvent(event);
  return event.answer === null ? null : (await event.answer).text();
}

const cacheOf = (build: string) => {
  const files = builds.get(build) ?? new Map<string, Response>();
  builds.set(build, files);
  return {
    addAll: (wanted: (Request | string)[]) => {
      for (const each of wanted) {
        const path = typeof each === 'string' ? each : new URL(each.url).pathname;
        files.set(path, new Response(`kept ${path}`));
      }
      return Promise.resolve();
    },
    match: (path: string) => Promise.resolve(files.get(path)?.clone()),
  };
};

beforeAll(async () => {
  vi.stubGlobal('BUILD', 'this');
  vi.stubGlobal('FILES', ['/assets/index-1.js', '/fairness/worker-1.js']);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('caches', {
    open: (build: string) => Promise.resolve(cacheOf(build)),
    keys: () => Promise.resolve([...builds.keys()]),
    delete: (build: string) => Promise.resolve(builds.delete(build)),
  });
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = new URL(path, location.origin).href;
      }
    },
  );
  await import('./service-worker');
});

beforeEach(async () => {
  builds.clear();
  server.mockReset().mockImplementation(() => Promise.resolve(new Response('from the server')));
  builds.set('before', new Map([['/fairness', new Response('the page of the build before')]]));
  await happen('install');
});

describe('the check page', () => {
  it('comes from the server while there is one, so that a new build is there at once', async () => {
    expect(await answerTo('/fairness', 'navigate')).toBe('from the server');
    expect(await answerTo('/theme.js')).toBe('from the server');
  });

  it('is the one that was kept where there is none', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answerTo('/fairness/gm_1', 'navigate')).toBe('kept /fairness');
    expect(await answerTo('/theme.js')).toBe('kept /theme.js');
  });

  it('is the one that was kept where a proxy says that the server is away', async () => {
    server.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
    expect(await answerTo('/fairness', 'navigate')).toBe('kept /fairness');
  });

  it('has its scripts from here: their names say what is in them', async () => {
    expect(await answerTo('/assets/index-1.js')).toBe('kept /assets/index-1.js');
    expect(await answerTo('/fairness/worker-1.js', 'same-origin')).toBe('kept /fairness/worker-1.js');
    expect(server).not.toHaveBeenCalled();
  });
});

it('what the API answers is neither kept nor given', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await answerTo('/api/games/gm_1/record')).toBeNull();
  expect(await answerTo('/assets/of-another-build.js')).toBeNull();
  expect([...(builds.get('this')?.keys() ?? [])]).toEqual(KEPT);
});

it('the build before goes once this one takes over', async () => {
  expect([...builds.keys()]).toEqual(['before', 'this']);
  await happen('activate');
  expect([...builds.keys()]).toEqual(['this']);
});
