import { max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { joined } from '../joined';
import { vars } from '../style';
import './columns.css';

export interface Column {
  /** Under the column, and its key. */
  readonly label: string;
  /** Null: nothing is known here. */
  readonly value: number | null;
  /** Over the column. */
  readonly text?: string | undefined;
  /** Between what the truth lies. */
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
  /** Something to compare with, as a line across. */
  readonly mark?: number | null | undefined;
}

interface ColumnsProps {
  columns: readonly Column[];
  /** The whole of it in a sentence, for whoever does not see it. */
  label: string;
  /** As a step of a staircase: one wide column after the other. */
  stairs?: boolean;
}

/** Columns from nought, with their intervals as whiskers and what they are compared with as a line across. */
export function Columns({ columns, label, stairs = false }: ColumnsProps): ReactElement {
  const y = heights(columns);
  return (
    <div className={joined('columns', stairs && 'columns--stairs')} role="img" aria-label={label}>
      {columns.map((column) => (
        <div key={column.label} className="column" aria-hidden="true">
          <Bar column={column} y={y} />
          <span className="column__label num">{column.label}</span>
        </div>
      ))}
    </div>
  );
}

type Height = ReturnType<typeof heights>;

/** In per cent of the frame, from the bottom; the frame always holds nought. */
function heights(columns: readonly Column[]) {
  const all = columns.flatMap(({ value, low, high, mark }) => [value, low, high, mark].filter((each) => each != null));
  return scaleLinear()
    .domain([Math.min(0, min(all) ?? 0), Math.max(0, max(all) ?? 0) || 1])
    .range([0, 100]);
}

function Bar({ column: { value, text, low, high, mark }, y }: { column: Column; y: Height }): ReactElement {
  const top = y(Math.max(0, value ?? 0, high ?? 0, mark ?? 0));
  return (
    <div className="column__frame">
      {value !== null && <i className="column__bar" style={span(y, 0, value)} />}
      {mark != null && <i className="column__mark" style={vars({ '--from': y(mark) })} />}
      {low != null && high != null && <i className="column__whisker" style={span(y, low, high)} />}
      {text !== undefined && (
        <b className="column__text num" style={vars({ '--from': top })}>
          {text}
        </b>
      )}
    </div>
  );
}

function span(y: Height, a: number, b: number) {
  return vars({ '--from': y(Math.min(a, b)), '--size': Math.abs(y(b) - y(a)) });
}
