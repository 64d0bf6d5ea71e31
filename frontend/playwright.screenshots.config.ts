import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes pictures instead of testing; see e2e/screenshots.ts. */
export default defineConfig({ ...tests, testMatch: 'screenshots.ts', outputDir: 'test-results/screenshots' });
