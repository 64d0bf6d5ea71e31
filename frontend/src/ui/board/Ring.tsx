import type { ReactElement } from 'react';
import { vars } from '../style';
import './ring.css';

interface RingProps {
  /** 1 clockwise, -1 anticlockwise: a reversal turns the ring over. */
  direction: 1 | -1;
  /** Turns taken so far: the ring steps one notch with each. */
  step?: number;
  /** Where the seat in turn sits, in degrees clockwise from the right; null when nobody is to act. */
  at?: number | null;
  /** In words ("Play goes clockwise"); empty where it only decorates. */
  label?: string;
}

const MARKS = Array.from({ length: 36 }, (_, i) => i);
const HALF_ARC = 0.3;
const TURN_ARC = arc(242, HALF_ARC);

/** The direction of play, as a ring round the middle. Its squash is the CSS property `--squash`. */
export function Ring({ direction, step = 0, at = null, label = '' }: RingProps): ReactElement {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="ring" viewBox="-250 -250 500 500" {...named}>
      <circle className="ring__rule" r="242" />
      <circle className="ring__rule" r="210" />
      <g className="ring__over" style={vars({ '--ring-dir': direction })}>
        <g className="ring__marks" style={vars({ '--ring-step': step })}>
          {MARKS.map((i) => (
            <RingMark key={i} index={i} />
          ))}
        </g>
      </g>
      {at !== null && <path className="ring__turn" d={TURN_ARC} style={vars({ '--ring-at': `${at}deg` })} />}
    </svg>
  );
}

function RingMark({ index }: { index: number }): ReactElement {
  const transform = `rotate(${index * 10})`;
  if (index % 3 === 0) return <path className="big" d="M-4-232 5-226-4-220" transform={transform} />;
  return <path d="M0-229V-223" transform={transform} />;
}

function arc(radius: number, half: number): string {
  const x = (radius * Math.cos(half)).toFixed(1);
  const y = (radius * Math.sin(half)).toFixed(1);
  return `M${x} -${y}A${radius} ${radius} 0 0 1 ${x} ${y}`;
}
