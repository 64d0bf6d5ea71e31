import { expect, type Page } from '@playwright/test';

export interface Look {
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** Both themes, a desktop and a small phone. */
const LOOKS: readonly Look[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 360, height: 640 },
  { theme: 'light', width: 360, height: 640 },
];

/** The least that says something of a room: each theme once, a desktop, a phone upright and one on its side. */
export const FEW_LOOKS: readonly Look[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 360, height: 640 },
  { theme: 'light', width: 640, height: 360 },
];

/** Turns a page as it stands into every look, one after the other, and back into the first. */
export async function inEveryLook(
  page: Page,
  seen: (look: Look) => Promise<void>,
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    await seen(look);
  }
  await wear(page, looks[0]);
}

async function wear(page: Page, look: Look | undefined): Promise<void> {
  if (look === undefined) return;
  await page.emulateMedia({ colorScheme: look.theme });
  await page.setViewportSize(look);
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
  await settled(page);
}

/** Waits until the colours of the new theme are there: what changes them takes a moment, however short. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
