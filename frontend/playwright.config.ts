import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium';

/** The browser tests: `npm run e2e`, after `npm run build`. Each worker serves a site of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  fullyParallel: true,
  // A whole game takes half a minute alone on the machine, and many times that in company.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromium(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
