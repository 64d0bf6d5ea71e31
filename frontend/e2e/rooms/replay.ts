import type { Locator, Page } from '@playwright/test';

/** A finished game at its own address. */
export class ReplayRoom {
  readonly heading: Locator;
  readonly moves: Locator;
  readonly next: Locator;
  readonly last: Locator;
  readonly finalScores: Locator;
  readonly scoreSheet: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
    this.next = page.getByRole('button', { name: 'On one move' });
    this.last = page.getByRole('button', { name: 'To the end of the round' });
    this.finalScores = page.getByRole('button', { name: 'Final scores' });
    this.scoreSheet = page.getByRole('button', { name: 'Score sheet' });
  }

  /** The step of the stairs that stands for a round. */
  round(number: number): Locator {
    return this.page.getByRole('list', { name: 'Rounds' }).getByRole('button', { name: `Round ${number},` });
  }

  async closeSheet(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back to the replay' }).click();
  }
}
