import type { ReactElement } from 'react';
import { Button } from './controls/Button';

interface FailedProps {
  /** What is wrong, as a sentence. */
  text: string;
  /** The button's word, and what it does. */
  retry: string;
  again: () => void;
}

/** What stands in the place of something that could not be fetched. */
export function Failed({ text, retry, again }: FailedProps): ReactElement {
  return (
    <div className="none" role="alert">
      <p className="quiet">{text}</p>
      <Button onClick={again}>{retry}</Button>
    </div>
  );
}
