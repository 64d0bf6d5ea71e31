/** Class names in one string, leaving out what does not apply. */
export function joined(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
