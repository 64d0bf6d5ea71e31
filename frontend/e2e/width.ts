import { expect, type Page } from '@playwright/test';

/** Nothing of the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
