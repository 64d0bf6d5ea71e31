import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A finished game at its own address, or in the frame of another page. */
export class ReplayRoom<Place extends Page | FrameLocator = Page> {
  readonly heading: Locator;
  readonly slider: Locator;
  readonly moves: Locator;
  readonly next: Locator;
  readonly last: Locator;
  readonly finalScores: Locator;
  readonly scoreSheet: Locator;
  readonly share: Locator;
  readonly top: Locator;

  constructor(readonly page: Place) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.slider = page.getByRole('slider', { name: 'Move' });
    this.moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
    this.next = page.getByRole('button', { name: 'On one move' });
    this.last = page.getByRole('button', { name: 'To the end of the round' });
    this.finalScores = page.getByRole('button', { name: 'Final scores' });
    this.scoreSheet = page.getByRole('button', { name: 'Score sheet' });
    this.share = page.getByRole('button', { name: 'Share this move' });
    this.top = page.getByRole('img', { name: /^Top discard/ });
  }

  /** The step of the stairs that stands for a round. */
  round(number: number): Locator {
    return this.page.getByRole('list', { name: 'Rounds' }).getByRole('button', { name: `Round ${number},` });
  }

  /** Whose hand is on the table, in the order in which the seats are read out. */
  rack(name: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^${name}`) }).locator('.seat__card');
  }

  async closeSheet(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back to the replay' }).click();
  }
}
