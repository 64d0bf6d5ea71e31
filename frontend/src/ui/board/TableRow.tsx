import type { ReactElement, ReactNode } from 'react';
import { Bone } from '../controls/Skeleton';
import { TableRing } from './TableRing';
import './table-row.css';

/** For the link (or whatever else) that a `TableRow` fills. */
export const TABLE_ROW = 'table-row';

interface TableRowProps {
  /** A `TableRing`. */
  ring: ReactNode;
  names: ReactNode;
  line: ReactNode;
  /** At the far end. */
  children?: ReactNode;
}

/** A table in a list: from above, who is there, and a line about it. */
export function TableRow({ ring, names, line, children }: TableRowProps): ReactElement {
  return (
    <>
      {ring}
      <span className="table-row__t">
        <b>{names}</b>
        <span className="quiet">{line}</span>
      </span>
      <span className="table-row__end quiet">{children}</span>
    </>
  );
}

const ROWS = [0, 1, 2];

/** The same rows while nothing is known. */
export function TableRowBones(): ReactElement {
  return (
    <ul aria-busy="true">
      {ROWS.map((i) => (
        <li className={TABLE_ROW} key={i}>
          <TableRing taken={[]} />
          <span className="table-row__t">
            <Bone width={80} />
            <Bone width={50} />
          </span>
        </li>
      ))}
    </ul>
  );
}
