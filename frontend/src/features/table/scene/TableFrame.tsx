import type { ReactElement, ReactNode } from 'react';
import type { Round } from '@/protocol';
import { joined } from '@/ui';
import type { Person } from '../model/people';
import './page.css';

/** Over so many cards the table is arranged in another way: at a desk, and on a phone. */
export const MANY_CARDS = 12;
export const TIGHT_CARDS = 10;

interface TableFrameProps {
  round: Round;
  seats: number;
  /** In the viewer's hand. */
  cards: number;
  me: Person | null;
  offline?: boolean;
  /** A reason is being given at a card. */
  why?: boolean;
  className?: string;
  children: ReactNode;
}

/** The page of a table. What state it is in stands on it, for the style sheets: they arrange everything by it. */
export function TableFrame({
  round,
  seats,
  cards,
  me,
  offline = false,
  why = false,
  className,
  children,
}: TableFrameProps): ReactElement {
  return (
    <div
      className={joined('table-page', className)}
      data-seats={seats}
      data-crank={round.crank > 0 || undefined}
      data-many={cards > MANY_CARDS || undefined}
      data-tight={cards > TIGHT_CARDS || undefined}
      data-offline={offline || undefined}
      data-away={me?.away === true || undefined}
      data-watching={me === null || undefined}
      data-why={why || undefined}
    >
      {children}
    </div>
  );
}
