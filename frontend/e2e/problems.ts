import type { BrowserContext } from '@playwright/test';

/** A refusal is an answer like any other, though the browser notes it down as an error. */
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What went wrong behind the page's back: errors of scripts, breaches of the security policy, failed requests. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [REFUSAL];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.found.push(String(error.error().stack)));
  }

  /** Errors that a test brings about on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  list(): string[] {
    return this.found.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }
}
