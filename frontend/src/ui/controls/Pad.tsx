import type { ReactElement, ReactNode } from 'react';
import { joined } from '../joined';
import './controls.css';

/** A sheet of paper: whatever can be held, or read off. */
export function Pad({
  children,
  className,
  labelledBy,
}: {
  children: ReactNode;
  className?: string;
  labelledBy?: string;
}): ReactElement {
  return (
    <section className={joined('pad', 'paper', className)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
