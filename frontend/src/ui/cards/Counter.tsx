import type { ReactElement } from 'react';
import { SuitMark } from '../Icon';
import type { Suit } from './notation';
import './counter.css';

/** The suit counter: a paper disc put down by whoever named the suit. The word stands beside it. */
export function Counter({ suit }: { suit: Suit }): ReactElement {
  return (
    <span className="counter" data-suit={suit.toLowerCase()}>
      <SuitMark suit={suit} />
    </span>
  );
}
