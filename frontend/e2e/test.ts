/** What every browser test gets: a site of its own worker, people with browsers of their own, and watchful eyes. */
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { Problems } from './problems';
import { Site } from './site';

interface Given {
  problems: Problems;
  /** Somebody new, with a browser of their own. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Given, { site: Site }>({
  site: [
    // Playwright reads what a fixture needs from its first parameter, which must be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const site = await Site.open();
      await give(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, give) => give(site.address),
  problems: [
    async ({ context }, give) => {
      const problems = new Problems();
      problems.watch(context);
      await give(problems);
      expect(problems.list()).toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, site, contextOptions, viewport, problems }, give) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await give(async (options) => {
      const context = await browser.newContext({ baseURL: site.address, viewport, ...contextOptions, ...options });
      contexts.push(context);
      problems.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
