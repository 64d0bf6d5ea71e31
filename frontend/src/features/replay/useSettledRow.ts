import { useDeferredValue, useEffect, useState } from 'react';

/** How long one stands still before the list comes along: longer than a frame, shorter than a step at the top speed. */
const STILL_MS = 120;

/**
 * The row of the list to show for the moment one stands at.
 *
 * Scrolling and measuring the list costs as much as drawing the table: while the slider is `passing` it keeps still,
 * and otherwise the table comes first and the list when there is time.
 */
export function useSettledRow(row: number, passing: boolean): number {
  const [settled, setSettled] = useState(row);
  if (!passing && settled !== row) setSettled(row);

  useEffect(() => {
    if (!passing) return undefined;
    const timer = window.setTimeout(() => setSettled(row), STILL_MS);
    return () => window.clearTimeout(timer);
  }, [row, passing]);

  return useDeferredValue(settled);
}
