import { max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { ReactElement, ReactNode } from 'react';
import { vars } from '../style';
import './dots.css';

export interface DotRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Null: nothing is known here. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** After the row: the figure, and out of how many. */
  readonly text: string;
  readonly note: string;
}

interface DotsProps {
  rows: readonly DotRow[];
  /** The whole of it in a sentence, for whoever does not see it. */
  label: string;
  /** What everything is compared with: a line down the middle. */
  line: number;
  tick: (value: number) => string;
  /** What it means to lie to the left and to the right of the line. */
  ends: readonly [string, string];
  /** Values that there must be room for, so that pictures side by side have one scale. */
  room?: readonly number[];
}

const TICKS = 4;

/** A row each: a dot where the figure is, its interval through it, and the line it is compared with. */
export function Dots({ rows, label, line, tick, ends, room = [] }: DotsProps): ReactElement {
  const all = [...room, ...rows.flatMap(reach)];
  const x = scaleLinear()
    .domain([Math.min(line, min(all) ?? line), Math.max(line, max(all) ?? line)])
    .range([0, 100])
    .nice(TICKS);
  return (
    <div className="dots" role="img" aria-label={label}>
      <ul aria-hidden="true" style={vars({ '--line': x(line) })}>
        {rows.map(({ key, label: name, value, low, high, text, note }) => (
          <li key={key}>
            <span className="dots__label">{name}</span>
            <span className="dots__track">
              {low !== null && high !== null && (
                <i className="dots__range" style={vars({ '--from': x(low), '--size': x(high) - x(low) })} />
              )}
              {value !== null && <i className="dots__dot" style={vars({ '--from': x(value) })} />}
            </span>
            <span className="dots__text">
              <b className="num">{text}</b> <small className="quiet">{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className="dots__axis" aria-hidden="true">
        <span className="dots__ticks num">
          {x.ticks(TICKS).map((each) => (
            <span key={each} style={vars({ '--from': x(each) })}>
              {tick(each)}
            </span>
          ))}
        </span>
        <span className="dots__ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      </div>
    </div>
  );
}

/** The values of a row that there must be room for. */
export function reach({ value, low, high }: Pick<DotRow, 'value' | 'low' | 'high'>): number[] {
  return [value, low, high].filter((each) => each !== null);
}
