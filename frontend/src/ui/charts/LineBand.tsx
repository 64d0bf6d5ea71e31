import { bisectCenter, max, min } from 'd3-array';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useState, type PointerEvent, type ReactElement } from 'react';
import { vars } from '../style';
import './line-band.css';

/** A value at an instant (ms), and between what the truth lies. */
export interface LinePoint {
  readonly at: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface LineBandProps {
  /** From the earliest to the latest; one at least. */
  points: readonly LinePoint[];
  /** The whole of it in a sentence, for whoever does not see it. */
  label: string;
  /** An instant below the axis. */
  tick: (at: number) => string;
  /** A point in words, shown where the pointer is. */
  told: (point: LinePoint) => string;
}

const LEVELS = 5;
const TICKS = 4;

/** A line in time in its band of uncertainty; it ends with where it stands now. */
export function LineBand({ points, label, tick, told }: LineBandProps): ReactElement {
  const [near, setNear] = useState<LinePoint | null>(null);
  const { x, y } = scalesOf(points);
  const last = points[points.length - 1];
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = x.invert(((event.clientX - left) / width) * 100).getTime();
    setNear(
      points[
        bisectCenter(
          points.map((point) => point.at),
          at,
        )
      ] ?? null,
    );
  };
  return (
    <figure className="line" role="img" aria-label={label}>
      <div className="line__frame" aria-hidden="true" onPointerMove={follow} onPointerLeave={() => setNear(null)}>
        {y.ticks(LEVELS).map((level) => (
          <span key={level} className="line__level num" style={vars({ '--y': y(level) })}>
            {level}
          </span>
        ))}
        <Drawing points={points} x={x} y={y} />
        {last && (
          <>
            <Dot x={x(last.at)} y={y(last.value)} />
            <span className="line__now num" style={vars({ '--y': y(last.value) })}>
              {last.value}
            </span>
          </>
        )}
        {near && (
          <>
            <Dot x={x(near.at)} y={y(near.value)} />
            <span className="line__told" style={vars({ '--x': x(near.at) })}>
              {told(near)}
            </span>
          </>
        )}
      </div>
      <div className="line__days" aria-hidden="true">
        {x.ticks(TICKS).map((at) => (
          <span key={at.getTime()} style={vars({ '--x': x(at) })}>
            {tick(at.getTime())}
          </span>
        ))}
      </div>
    </figure>
  );
}

type Scales = ReturnType<typeof scalesOf>;

/** Scales in per cent of the frame, so that it fits any room without being measured. */
function scalesOf(points: readonly LinePoint[]) {
  const first = points[0]?.at ?? 0;
  const last = points[points.length - 1]?.at ?? first;
  const y = scaleLinear()
    .domain([min(points, ({ low }) => low) ?? 0, max(points, ({ high }) => high) ?? 1])
    .range([100, 0])
    .nice(LEVELS);
  return { x: scaleUtc().domain([first, last]).range([0, 100]), y };
}

function Drawing({ points, x, y }: Scales & Pick<LineBandProps, 'points'>): ReactElement {
  const all = [...points];
  const band = area<LinePoint>()
    .x(({ at }) => x(at))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high));
  const course = line<LinePoint>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      {y.ticks(LEVELS).map((level) => (
        <path key={level} className="line__grid" d={`M0 ${y(level)}H100`} />
      ))}
      <path className="line__band" d={band(all) ?? ''} />
      <path className="line__line" d={course(all) ?? ''} />
    </svg>
  );
}

function Dot({ x, y }: { x: number; y: number }): ReactElement {
  return <span className="line__dot" style={vars({ '--x': x, '--y': y })} />;
}
