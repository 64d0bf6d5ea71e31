import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without a screen, a sandbox (there is none for root) or calls home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to start the browser: the one named in `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function chromium(): { executablePath?: string; args: string[] } {
  const path = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((candidate) => existsSync(candidate));
  return path === undefined ? { args: QUIET } : { executablePath: path, args: QUIET };
}
