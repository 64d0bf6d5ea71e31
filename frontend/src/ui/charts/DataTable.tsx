import type { ReactElement, ReactNode } from 'react';
import './data-table.css';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row heads it. */
  rows: readonly (readonly ReactNode[])[];
}

/** The figures of a picture. A long or wide one scrolls in its own frame, also by keyboard. */
export function DataTable({ caption, columns, rows }: DataTableProps): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className="data" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            {columns.map((column, c) => (
              <th key={c} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, c) =>
                c === 0 ? (
                  <th key={c} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={c} className="num">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
