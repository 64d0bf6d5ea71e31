/**
 * What is needed of a page's address, as the server gives it: one value of its query (`cursor`, for most lists);
 * undefined where the list ends.
 */
export function fromAddress(address: string | null, name: string): string | undefined {
  if (address === null) return undefined;
  return new URL(address, location.origin).searchParams.get(name) ?? undefined;
}

/** The cursor of the page at an address; undefined where the list ends. */
export function cursorOf(address: string | null): string | undefined {
  return fromAddress(address, 'cursor');
}
