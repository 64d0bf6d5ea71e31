import type { Page } from '@playwright/test';

export interface Account {
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** Somebody whom no other test of the same site knows. */
export function newAccount(name: string): Account {
  made += 1;
  // Several workers never share a site, so a count is enough.
  const unique = `${name}${made}`;
  return { name: unique, email: `${unique.toLowerCase()}@example.org`, password: 'fourteen-brass-notches' };
}

/** Fills in the form of a new account, at its door or led there from anywhere. */
export async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make an account' }).click();
}

export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The link in the bar with the person's name. */
export function plateOf(page: Page, { name }: Pick<Account, 'name'>) {
  return page.getByRole('link', { name: 'Your settings' }).filter({ hasText: name });
}
