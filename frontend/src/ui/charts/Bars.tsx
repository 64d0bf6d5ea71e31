import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { vars } from '../style';
import './bars.css';

export interface BarRow {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** A list of amounts, each with a bar from nought. The words and figures stand beside them. */
export function Bars({ rows }: { rows: readonly BarRow[] }): ReactElement {
  const width = scaleLinear()
    .domain([0, Math.max(1, max(rows, ({ value }) => value) ?? 0)])
    .range([0, 100]);
  return (
    <dl className="bars">
      {rows.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <i style={vars({ '--size': width(value) })} />
            <span className="num">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
