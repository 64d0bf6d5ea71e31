import type { ReactElement } from 'react';

const CENTRE = { x: 22, y: 17 };
const RADIUS = { x: 16, y: 11 };

/** Where a seat stands on an ellipse, the first at the foot, the others clockwise. In units of the radii. */
export function around(seats: number): [number, number][] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
    return [Math.cos(angle), Math.sin(angle)];
  });
}

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
