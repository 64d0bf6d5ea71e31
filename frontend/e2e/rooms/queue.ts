import { expect, type Locator, type Page } from '@playwright/test';
import { TableRoom } from './table';

/** The search for a ranked game, from the plate at home to the first card. */
export class QueueRoom {
  readonly ready: Locator;
  readonly stop: Locator;

  constructor(readonly page: Page) {
    this.ready = page.getByRole('button', { name: /^Ready/ });
    this.stop = page.getByRole('button', { name: 'Stop looking' });
  }

  /** Asks for a game of a ladder at home. */
  async look(ladder: 'Duel' | 'Table'): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('radio', { name: ladder }).check();
    await this.page.getByRole('button', { name: /^Play/ }).click();
    await expect(this.page).toHaveURL(/\/queue$/);
  }

  /** Has bots take all free seats at once; with nobody to wait for, everybody is ready by themselves. */
  async fillAndPlay(): Promise<TableRoom> {
    await this.page.getByRole('button', { name: 'Fill and play' }).click();
    return this.table();
  }

  /** Says yes to the game that was found; the table, once everybody has. */
  async sayReady(): Promise<TableRoom> {
    await this.ready.click({ timeout: 60_000 });
    return this.table();
  }

  private async table(): Promise<TableRoom> {
    await expect(this.page).toHaveURL(/\/table\//, { timeout: 30_000 });
    const table = new TableRoom(this.page);
    await expect(table.heading).toHaveText('The table, round 1 of 8');
    return table;
  }
}
