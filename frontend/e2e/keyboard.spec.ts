import type { Locator, Page } from '@playwright/test';
import { TableRoom } from './rooms/table';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole round is played by keyboard alone, and the focus is always to be seen', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play/ });
  await expect(play).toBeVisible();
  await tabTo(page, play);
  await page.keyboard.press('Enter');

  const table = new KeyboardTable(page);
  await expect(table.heading).toHaveText('The table, round 1 of 8');
  expect(await table.playRound()).toBe('read the sheet');
  await table.take('read the sheet');
  await expect(table.heading).toHaveText('The table, round 2 of 8');
  // Both ways of playing have been used.
  expect(table.plays).toBeGreaterThanOrEqual(2);
});

/** Played without a pointer: by the cards' own letters and by the arrows, turn about. */
class KeyboardTable extends TableRoom {
  plays = 0;

  protected override async nameSuit(): Promise<void> {
    await expect(this.chooser.first()).toBeFocused();
    await expectVisibleFocus(this.page);
    const key = await this.chooser.last().getAttribute('aria-keyshortcuts');
    await this.page.keyboard.press(key ?? '');
  }

  protected override async sayLastCard(): Promise<void> {
    await this.page.keyboard.press('l');
    await expect(this.lastCard).toHaveAttribute('aria-pressed', 'true');
  }

  protected override async drawCard(): Promise<void> {
    await this.page.keyboard.press('d');
  }

  protected override async playCard(): Promise<void> {
    const card = (await this.standing.first().getAttribute('data-card')) ?? '';
    this.plays += 1;
    if (this.plays % 2 === 1) {
      await this.page.keyboard.type(card.toLowerCase());
      return;
    }
    await this.walkTo(card);
    await expectVisibleFocus(this.page);
    await this.page.keyboard.press('Enter');
  }

  protected override async sayReady(): Promise<void> {
    await tabTo(this.page, this.ready);
    await this.page.keyboard.press('Enter');
  }

  private async walkTo(card: string): Promise<void> {
    const target = this.hand.locator(`[data-card="${card}"]`);
    await tabTo(this.page, this.hand.locator(':focus'));
    const held = await this.cards();
    for (let i = 0; i < held.length && !(await isFocused(target)); i += 1) await this.page.keyboard.press('ArrowRight');
    await expect(target).toBeFocused();
  }
}

const MOST_STOPS = 60;

/** Walks through the page with Tab until the focus is on the target; it can be seen at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < MOST_STOPS && !(await isFocused(target)); i += 1) {
    await page.keyboard.press('Tab');
    // It is nowhere between the page's end and its beginning, or when what had it is gone: a call that another made.
    expect(['seen', 'nowhere']).toContain(await focusMark(page));
  }
  expect(await isFocused(target), 'Tab comes to it').toBe(true);
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement);
}

/** The focus has an outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  expect(await focusMark(page)).toBe('seen');
}

/** Whether the focus is `seen`, `nowhere`, or somewhere without a mark. */
async function focusMark(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nowhere';
    if (!focused.matches(':focus-visible')) return `nothing visible: ${focused.outerHTML}`;
    // A radio button may be drawn by its label's tile, which then carries the mark.
    const drawn = [focused, focused.nextElementSibling, focused.parentElement].filter((element) => element !== null);
    const marked = drawn.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    return marked ? 'seen' : `no outline: ${focused.outerHTML}`;
  });
}
