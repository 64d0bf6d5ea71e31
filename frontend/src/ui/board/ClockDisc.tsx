import type { ReactElement, ReactNode } from 'react';
import { vars } from '../style';
import './seat.css';

interface ClockDiscProps {
  /** Usually the first letter of the name; or a picture. */
  children: ReactNode;
  /** Share of the time that is left, 0 to 1. */
  share?: number;
  /** The clock is running for this seat. */
  live?: boolean;
  /** The last seconds: the ring turns vermilion. */
  late?: boolean;
  /** "Dealer" in words, when this seat deals; otherwise nothing. */
  dealer?: { letter: string; label: string } | null | undefined;
}

/** A player's disc in the dye of their seat, with the clock as a ring round it. */
export function ClockDisc({ children, share = 1, live, late, dealer }: ClockDiscProps): ReactElement {
  return (
    <span
      className="clock"
      style={vars({ '--t': share })}
      data-live={live ? true : undefined}
      data-late={late ? true : undefined}
    >
      <svg viewBox="0 0 46 46" aria-hidden="true">
        <circle cx="23" cy="23" r="21" />
        <circle cx="23" cy="23" r="21" pathLength="100" />
      </svg>
      <span className="seat__disc" aria-hidden="true">
        {children}
      </span>
      {dealer && (
        <span className="dealer" title={dealer.label}>
          <span aria-hidden="true">{dealer.letter}</span>
          <span className="sr">{dealer.label}</span>
        </span>
      )}
    </span>
  );
}
