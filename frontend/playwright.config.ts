import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium';

const CI = process.env['CI'] !== undefined;

/** The browser tests: `npm run e2e` or `npm run e2e:long`, after `npm run build`. Each worker serves a site of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: CI,
  // The cards are dealt anew in every run. A net for what happens once in a hundred; the report names what it caught.
  retries: CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  // A whole game takes half a minute alone on the machine, and many times that in company.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // What takes minutes by nature is run by `make test-long` alone.
  projects: [
    { name: 'short', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: chromium(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
