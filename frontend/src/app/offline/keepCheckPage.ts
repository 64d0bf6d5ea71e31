/** Its name is written by the build (build/offline.ts), where the rest of the site does not meet it. */
const WORKER = '/service-worker.js';
const SCOPE = '/fairness';

/**
 * Has this browser keep the check page, so that it opens without a connection from now on. Service workers exist on
 * `https` and `localhost` only; elsewhere, or where they are forbidden, the page needs a connection to be opened.
 */
export function keepCheckPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER, { scope: SCOPE }).catch(() => undefined);
}
