import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dyeOf } from '@/ui';
import { standingLines, type Scores } from '../model/standings';

/** Drawing units: a column for each round, a row for each position. */
const COLUMN = 10;
const ROW = 10;

/**
 * The game as crossing lines: one a player in the seat's dye, a stop a round, ordered by standing. Stops are large
 * where the round cost nothing. It stretches to the columns of the figures below it.
 */
export const StandingLines = memo(function StandingLines({ scores }: { scores: Scores }): ReactElement {
  const { t } = useTranslation('table');
  const lines = standingLines(scores);
  return (
    <svg
      className="lines"
      viewBox={`0 0 ${scores.length * COLUMN} ${lines.length * ROW}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('end.lines')}
    >
      {lines.map((line, seat) => (
        <g key={seat} style={dyeOf(seat)}>
          <path className="lines__line" d={pathOf(line)} />
        </g>
      ))}
      {lines.map((line, seat) => (
        <g key={seat} style={dyeOf(seat)}>
          {line.map((position, round) => (
            <Stop key={round} round={round} position={position} free={(scores[round]?.[seat] ?? 1) <= 0} />
          ))}
        </g>
      ))}
    </svg>
  );
});

/** A dot that stays round however the drawing is stretched: a line of no length with round ends. */
function Stop({ round, position, free }: { round: number; position: number; free: boolean }): ReactElement {
  const d = `M${xOf(round)} ${yOf(position)}h0`;
  if (!free) return <path className="lines__stop" d={d} />;
  return (
    <>
      <path className="lines__stop lines__stop--rim" d={d} />
      <path className="lines__stop lines__stop--free" d={d} />
    </>
  );
}

/** Level at each stop, slanting between them. */
function pathOf(line: readonly number[]): string {
  return line
    .map((position, round) => {
      const x = xOf(round);
      const y = yOf(position);
      if (round === 0) return `M0 ${y}H${x + COLUMN / 5}`;
      return `L${x - COLUMN / 5} ${y}H${x + (round === line.length - 1 ? COLUMN / 2 : COLUMN / 5)}`;
    })
    .join('');
}

function xOf(round: number): number {
  return (round + 0.5) * COLUMN;
}

function yOf(position: number): number {
  return (position + 0.5) * ROW;
}
