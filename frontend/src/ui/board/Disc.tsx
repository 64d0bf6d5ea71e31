import type { ReactElement, ReactNode } from 'react';
import { joined } from '../joined';
import { dyeOf } from '../style';
import './seat.css';

/** A small disc for a person where no clock runs: bar, lists, pad. `seat` picks the dye. */
export function Disc({
  seat,
  children,
  className,
}: {
  seat: number;
  children: ReactNode;
  className?: string;
}): ReactElement {
  return (
    <span className={joined('disc', className)} style={dyeOf(seat)} aria-hidden="true">
      {children}
    </span>
  );
}
