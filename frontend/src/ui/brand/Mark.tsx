import type { ReactElement } from 'react';
import { Drawing } from '../Icon';
import './mark.css';

/** The mark: a C whose ball terminal is the grip of the crank. */
export function Mark(): ReactElement {
  return <Drawing id="mark" className="mark" />;
}
