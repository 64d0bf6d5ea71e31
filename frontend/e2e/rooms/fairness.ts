import type { Locator, Page } from '@playwright/test';

/** The page that checks a finished game. */
export class FairnessRoom {
  readonly heading: Locator;
  readonly verdict: Locator;
  readonly note: Locator;
  readonly steps: Locator;
  private readonly file: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.verdict = page.getByRole('main').getByRole('status');
    this.note = page.getByRole('note');
    this.steps = page.getByRole('list', { name: 'The steps' }).locator(':scope > li');
    this.file = page.locator('input[type="file"]');
  }

  /** What this browser kept from before the game, each thing with how it agrees. */
  kept(what: string): Locator {
    return this.page.locator('.kept li', { hasText: what });
  }

  async choose(record: string): Promise<void> {
    await this.file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  }

  /** Drops a record somewhere on the page, as from the desktop. */
  async drop(record: string): Promise<void> {
    await this.page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, record);
  }
}
