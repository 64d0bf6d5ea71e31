/**
 * Keeps the check page for when there is no connection, and nothing else: its scope is `/fairness`, and no other room
 * of the site knows of it. What the server can be asked for comes from the server: a page from here is one that could
 * not be had from there, so nobody is held to an old build. Only files named after their content come from here first.
 * No answer of the API is kept, and none is given.
 */
export {};

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build (build/offline.ts): the name of this one, and the paths of its files. */
declare const BUILD: string;
declare const FILES: readonly string[];

/** The same page at all addresses of the scope. */
const PAGE = '/fairness';
/** What it asks for by names that stay the same. */
const LASTING = ['/theme.js', '/icons/favicon.svg'];
const named = new Set(FILES);

// Without `skipWaiting`: a page of the build before finds its own files here until it is closed.
self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fromServer(request, PAGE));
  else if (origin !== self.location.origin) return;
  else if (named.has(pathname)) event.respondWith(fromHere(request, pathname));
  else if (LASTING.includes(pathname)) event.respondWith(fromServer(request, pathname));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(BUILD);
  // What the browser remembers of these may be of another build.
  const anew = [PAGE, ...LASTING].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll([...anew, ...FILES]);
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)));
}

/** The server's answer; what is kept at `path` where there is none, or only a proxy's word that it is away. */
async function fromServer(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
    return (await keptAt(path)) ?? answer;
  } catch (error) {
    const answer = await keptAt(path);
    if (answer === undefined) throw error;
    return answer;
  }
}

async function fromHere(request: Request, path: string): Promise<Response> {
  return (await keptAt(path)) ?? fetch(request);
}

async function keptAt(path: string): Promise<Response | undefined> {
  const cache = await caches.open(BUILD);
  // What is kept is as the browser unpacked it: that another could have been sent compressed otherwise is no matter.
  return cache.match(path, { ignoreVary: true });
}
