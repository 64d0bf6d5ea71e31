import type { ReactElement } from 'react';
import { usePreferences } from './preferences';

/** The letter that presses a button, drawn on it: where letters do that, and for whoever wants to see which. */
export function KeyName({ letter }: { letter: string }): ReactElement | null {
  const { letters, keyNames } = usePreferences();
  return letters && keyNames ? <kbd aria-hidden="true">{letter}</kbd> : null;
}
