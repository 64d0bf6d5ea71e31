import { expect, type Page } from '@playwright/test';

/** The settings of somebody with an account: what opens it, and what is kept of it. */
export class SettingsRoom {
  constructor(readonly page: Page) {}

  async addPasskey(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add one' }).click();
    await this.page.getByLabel('What is this device called?').fill(name);
    await this.page.getByRole('button', { name: 'Make the passkey' }).click();
  }

  /** Answers the question who it is. */
  async prove(password: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: 'Is it you?' });
    const usePassword = question.getByRole('button', { name: 'Use the password' });
    await question.getByLabel('Password').or(usePassword).waitFor();
    if (await usePassword.isVisible()) await usePassword.click();
    await question.getByLabel('Password').fill(password);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toBeHidden();
  }

  /** Reads the recovery codes, and puts them away. */
  async keepCodes(): Promise<string[]> {
    const sheet = this.page.getByRole('dialog', { name: 'Your recovery codes' });
    await sheet.waitFor();
    const codes = await sheet.getByRole('listitem').allInnerTexts();
    await sheet.getByRole('button', { name: 'I have kept them' }).click();
    return codes;
  }

  /** Begins to connect an app, and returns the secret that it is to be given. */
  async offerApp(): Promise<string> {
    await this.page.getByRole('button', { name: 'Set it up' }).click();
    return (await this.page.locator('.secret').innerText()).replaceAll(' ', '');
  }

  async connectApp(code: string): Promise<void> {
    await this.page.getByLabel('The code that the app shows').fill(code);
    await this.page.getByRole('button', { name: 'Connect the app' }).click();
  }

  async changeAddress(email: string): Promise<void> {
    // The password has such a button too, and may be there first.
    await this.page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Change' }).click();
    await this.page.getByLabel('New address').fill(email);
    await this.page.getByRole('button', { name: 'Send the link', exact: true }).click();
  }

  async signOut(): Promise<void> {
    await this.page.goto('/settings');
    const row = this.page.getByRole('region', { name: 'Account' });
    await row.getByRole('button', { name: 'Sign out' }).click();
    await expect(this.page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  }

  async delete(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete the account' }).click();
    await this.page.getByRole('button', { name: 'Delete for good' }).click();
    await this.prove(password);
  }
}
