import type { ReactElement, ReactNode } from 'react';
import { dyeOf } from '../style';
import './table-ring.css';

const CENTRE = { x: 46, y: 34 };
const RADIUS = { x: 36, y: 24 };

/** Where a seat stands on an ellipse, the first at the foot, the others clockwise. In units of the radii. */
export function around(seats: number): [number, number][] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

interface TableRingProps {
  /** By seat: whether somebody holds it. */
  taken: readonly boolean[];
  /** What lies in the middle, in units of 22 by 22 around the centre. */
  children?: ReactNode;
}

/** A table from above: discs in the dye of their seats, holes where nobody sits. */
export function TableRing({ taken, children }: TableRingProps): ReactElement {
  return (
    <svg className="table-ring" viewBox="0 0 92 68" aria-hidden="true">
      <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x} ry={RADIUS.y} />
      {around(taken.length).map(([x, y], seat) => (
        <circle
          key={seat}
          cx={CENTRE.x + x * RADIUS.x}
          cy={CENTRE.y + y * RADIUS.y}
          r="7"
          style={dyeOf(seat)}
          data-taken={taken[seat] ? true : undefined}
        />
      ))}
      {children !== undefined && (
        <svg x={CENTRE.x - 11} y={CENTRE.y - 11} width="22" height="22" overflow="visible">
          {children}
        </svg>
      )}
    </svg>
  );
}
