import type { ReactElement, ReactNode } from 'react';
import { joined } from '../joined';
import '../board/seat.css';

/** `last`: brass, a last card announced. `away`: dashed. Plain: anything else about a seat. */
export function Badge({
  look = 'plain',
  children,
}: {
  look?: 'plain' | 'last' | 'away';
  children: ReactNode;
}): ReactElement {
  return <span className={joined('badge', look !== 'plain' && `badge--${look}`)}>{children}</span>;
}

/** A word engraved beside a name: bot, guest, host. */
export function Tag({ children }: { children: ReactNode }): ReactElement {
  return <span className="tag">{children}</span>;
}
