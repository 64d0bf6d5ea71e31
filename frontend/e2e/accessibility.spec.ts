import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inEveryLook } from './looks';
import { lobby, newcomersRooms, wholeGame, type Show } from './scenes';
import { expect, test } from './test';
import { pixelsBeyond } from './width';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every screen, in both themes and at both sizes: nothing for axe to find, nothing beyond the edge. */
test.describe('axe finds nothing', () => {
  test('in the rooms that somebody new comes to', async ({ page }) => {
    const faults = new Faults();
    await newcomersRooms(page, faults.look);
    expect(faults.found).toEqual([]);
  });

  test('in the lobby', async ({ page, newPerson }) => {
    const faults = new Faults();
    await lobby(page, await newPerson(), faults.look);
    expect(faults.found).toEqual([]);
  });

  test('in a game from its first card to its replay', async ({ page, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const faults = new Faults();
    await wholeGame(page, faults.look);
    expect(faults.found).toEqual([]);
  });
});

/** Everything that is wrong on the way, so that one fault does not hide the next. */
class Faults {
  readonly found: string[] = [];

  readonly look: Show = async (scene, page) =>
    inEveryLook(page, async ({ theme, width }) => {
      for (const violation of await violationsOn(page)) this.found.push(`${scene} ${theme} ${width}: ${violation}`);
      const beyond = await pixelsBeyond(page);
      if (beyond > 0) this.found.push(`${scene} ${theme} ${width}: ${beyond} pixels beyond the right edge`);
    });
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
