const DAY_MS = 86_400_000;

/** "today", "yesterday", then the date. Days are those of the reader's own place. */
export function dayOf(instant: number, now: number, language: string): string {
  const days = Math.round((startOfDay(instant) - startOfDay(now)) / DAY_MS);
  if (days > -2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(instant);
}

function startOfDay(instant: number): number {
  return new Date(instant).setHours(0, 0, 0, 0);
}
