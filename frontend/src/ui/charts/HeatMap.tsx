import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { vars } from '../style';
import './heat-map.css';

export interface HeatRow {
  readonly label: string;
  /** One a column; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

interface HeatMapProps {
  caption: string;
  /** What the rows are, in the corner. */
  corner: string;
  columns: readonly string[];
  rows: readonly HeatRow[];
  text: (value: number) => string;
}

const SHADES = 9;
/** From this shade on the brass is thick enough for dark figures; the shades jump over what is neither. */
const DARK_FROM = 6;

/** A table whose cells are the darker the more they hold. The figures stand in it: nobody depends on the colour. */
export function HeatMap({ caption, corner, columns, rows, text }: HeatMapProps): ReactElement {
  const most = max(rows, ({ values }) => max(values, (value) => value ?? 0)) ?? 0;
  const shade = scaleLinear()
    .domain([0, most || 1])
    .rangeRound([0, SHADES]);
  return (
    <table className="heat">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <td className="quiet">{corner}</td>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, i) => (
              <td
                key={columns[i]}
                style={vars({ '--shade': shade(value ?? 0) })}
                data-dark={shade(value ?? 0) >= DARK_FROM || undefined}
              >
                {value !== null && text(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
