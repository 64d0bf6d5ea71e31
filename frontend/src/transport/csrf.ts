const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

export const CSRF_HEADER = 'X-CSRFToken';

/** The token as the cookie has it now: it changes at every sign-in, so it is read on every call. */
export function csrfToken(cookies: string = document.cookie): string | null {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1];
  return found ? decodeURIComponent(found) : null;
}

export function needsToken(method: string): boolean {
  return !SAFE.has(method.toUpperCase());
}
