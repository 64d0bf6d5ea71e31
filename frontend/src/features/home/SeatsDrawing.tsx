import type { ReactElement } from 'react';
import { around } from '@/ui';
import './seats.css';

const CENTRE = { x: 22, y: 17 };
const RADIUS = { x: 16, y: 11 };

/** A table from above with its seats, small. */
export function SeatsDrawing({ seats }: { seats: number }): ReactElement {
  return (
    <svg className="seats" viewBox="0 0 44 34" aria-hidden="true">
      <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x} ry={RADIUS.y} />
      {around(seats).map(([x, y], seat) => (
        <circle key={seat} cx={CENTRE.x + x * RADIUS.x} cy={CENTRE.y + y * RADIUS.y} r="4" />
      ))}
    </svg>
  );
}
