import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { inEveryLook, type Look } from './looks';
import { pixelsBeyond } from './width';

type Axe = typeof axe;

/** What is wrong with a page as it stands: what axe finds, an element a line, and what lies beyond the edge. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await axeFaults(page);
  const beyond = await pixelsBeyond(page);
  return beyond > 0 ? [...found, `${beyond} pixels beyond the right edge`] : found;
}

/** The same in every look, each fault with the scene and the look it was found in. */
export async function faultsInEveryLook(page: Page, scene: string, looks?: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const seen = async ({ theme, width }: Look) => {
    for (const fault of await faultsOf(page)) found.push(`${scene} ${theme} ${width}: ${fault}`);
  };
  await inEveryLook(page, seen, looks);
  return found;
}

async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as Axe;
    // Of what is well nothing is told: that is nearly all of a page, and takes longer to tell than to find.
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
  });
}
