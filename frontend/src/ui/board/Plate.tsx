import type { ReactElement, ReactNode } from 'react';
import './seat.css';

interface PlateProps {
  /** A `ClockDisc`. */
  disc: ReactNode;
  name: string;
  /** Under the name: rating, tags. */
  sub?: ReactNode;
  /** Opens what there is to know and do about whom it names; the whole plate answers then. Left out: just a name. */
  onName?: (() => void) | undefined;
  /** At the far end: a count, a button, a word. */
  children?: ReactNode;
}

/** An engraved nameplate. It stands in a `.seat` or a `.chair`, which say where and how wide. */
export function Plate({ disc, name, sub, onName, children }: PlateProps): ReactElement {
  return (
    <div className="seat__plate">
      {disc}
      <div className="seat__who">
        {onName === undefined ? (
          <b className="seat__name" title={name}>
            {name}
          </b>
        ) : (
          <button type="button" className="seat__name" title={name} aria-haspopup="dialog" onClick={onName}>
            {name}
          </button>
        )}
        <span className="seat__sub">{sub}</span>
      </div>
      {children}
    </div>
  );
}
