import { expect, type Locator, type Page } from '@playwright/test';

/** The address a host would give to friends. */
export async function sharedLink(page: Page): Promise<string> {
  const invitation = page.getByRole('region', { name: 'Bring your friends' });
  return `http://${await invitation.locator('.link > span').innerText()}`;
}

/** The entry of the table with this address in a list. Others may be open: a site serves one test after another. */
export function linkTo(page: Page, address: string): Locator {
  return page.locator(`a[href="/table/${address.split('/').at(-1)}"]`);
}

/** Takes a seat at the table whose lobby is shown. */
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
}

/** The host seats the first bot there is at the first free seat. */
export async function addBot(page: Page): Promise<void> {
  const free = page.getByRole('button', { name: 'Add a bot' });
  await free.first().waitFor();
  const before = await free.count();
  await free.first().click();
  await page.locator('.levels').getByRole('button').first().click();
  await expect(free).toHaveCount(before - 1);
}
