import type { ReactElement, ReactNode } from 'react';
import './seat.css';

interface PlateProps {
  /** A `ClockDisc`. */
  disc: ReactNode;
  name: string;
  /** Under the name: rating, tags. */
  sub?: ReactNode;
  /** At the far end: a count, a button, a word. */
  children?: ReactNode;
}

/** An engraved nameplate. It stands in a `.seat` or a `.chair`, which say where and how wide. */
export function Plate({ disc, name, sub, children }: PlateProps): ReactElement {
  return (
    <div className="seat__plate">
      {disc}
      <div className="seat__who">
        <b className="seat__name" title={name}>
          {name}
        </b>
        <span className="seat__sub">{sub}</span>
      </div>
      {children}
    </div>
  );
}
