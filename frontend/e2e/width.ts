import { expect, type Page } from '@playwright/test';

/** How much of the page is beyond the window's right edge, in pixels. */
export async function pixelsBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await pixelsBeyond(page), 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
