import type { ReactElement } from 'react';
import { joined, vars } from '@/ui';

const MARKS = 60;
const LONG_EVERY = 5;
const DEGREES = 360 / MARKS;

interface DialProps {
  /** How much of the ring is lit, from 0 to 1. */
  share: number;
  /** In large figures. */
  figure: string;
  /** Below them. */
  note: string;
  large?: boolean;
}

/** A clock face: it counts up against the expected wait, and down in the ready step. */
export function Dial({ share, figure, note, large = false }: DialProps): ReactElement {
  return (
    <div className={joined('dial', large && 'dial--large')} style={vars({ '--t': Math.min(1, Math.max(0, share)) })}>
      <svg viewBox="0 0 300 300" aria-hidden="true">
        <circle className="dial__o" cx="150" cy="150" r="146" />
        {Array.from({ length: MARKS }, (_, i) => (
          <path
            key={i}
            className="dial__m"
            d={i % LONG_EVERY === 0 ? 'M150 14v13' : 'M150 14v7'}
            transform={`rotate(${i * DEGREES} 150 150)`}
          />
        ))}
        <circle className="dial__t" cx="150" cy="150" r="126" />
        <circle className="dial__l" cx="150" cy="150" r="126" pathLength="100" transform="rotate(-90 150 150)" />
      </svg>
      <p role="timer">
        <b className="num">{figure}</b>
        <span>{note}</span>
      </p>
    </div>
  );
}
