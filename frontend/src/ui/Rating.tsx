import type { ReactElement } from 'react';
import './rating.css';

interface RatingProps {
  value: number;
  /** After the number: how far the truth may lie from it, or that it is provisional, in words. */
  note: string;
}

/** A rating: its whole number, and how sure the house is of it. */
export function Rating({ value, note }: RatingProps): ReactElement {
  return (
    <span className="rating">
      <span className="num">{value}</span> <span className="rating__pm">{note}</span>
    </span>
  );
}

interface RatingFigureProps {
  rating: { value: number; provisional: boolean };
  /** What the figure is, for whoever does not see where it stands. */
  label: string;
}

/** A rating where there is room for a figure alone; a question mark says that it is provisional. */
export function RatingFigure({ rating: { value, provisional }, label }: RatingFigureProps): ReactElement {
  return (
    <span className="num rating-figure">
      <span className="sr">{label} </span>
      {`${value}${provisional ? '?' : ''}`}
    </span>
  );
}

/** A small line without words: the last is where it stands. Somebody who has not moved has a level one. */
export function Spark({ values }: { values: readonly number[] }): ReactElement {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const last = Math.max(1, values.length - 1);
  const points = values.map((value, i) => [(i / last) * 60, values.length < 2 ? 10 : 18 - ((value - low) / span) * 16]);
  const level =
    points.length < 2
      ? [
          [0, 10],
          [60, 10],
        ]
      : points;
  const [x, y] = level[level.length - 1] ?? [60, 10];
  return (
    <svg className="spark" viewBox="0 0 60 20" aria-hidden="true">
      <polyline points={level.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
