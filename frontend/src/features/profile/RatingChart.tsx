import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changeText, formatsOf } from '@/i18n';
import type { Ladder, RatingPoint } from '@/protocol';
import { vars } from '@/ui';
import { ratingLine } from './ratingLine';

interface RatingChartProps {
  ladder: Ladder;
  /** From the oldest to the newest; one at least. */
  points: readonly RatingPoint[];
}

/** A rating game by game, in its band of uncertainty. */
export function RatingChart({ ladder, points }: RatingChartProps): ReactElement {
  const { t, i18n } = useTranslation('profile');
  const { levels, line, band } = ratingLine(points.map(({ rating }) => rating));
  const values = points.map(({ rating }) => rating.value);
  const last = values[values.length - 1] ?? 0;
  const [x, y] = line[line.length - 1] ?? [100, 50];
  const told = t('line', {
    ladder: t(`ladder.${ladder}`),
    count: points.length,
    first: values[0],
    last,
    highest: Math.max(...values),
    lowest: Math.min(...values),
  });
  return (
    <figure className="chart">
      <div className="chart__frame">
        {levels.map((level) => (
          <span key={level.value} className="chart__level num" style={vars({ '--y': level.y })} aria-hidden="true">
            {level.value}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={told}>
          {levels.map((level) => (
            <path key={level.value} className="chart__grid" d={`M0 ${level.y}H100`} />
          ))}
          <polygon className="chart__band" points={band.map((each) => each.join(',')).join(' ')} />
          <polyline className="chart__line" points={line.map((each) => each.join(',')).join(' ')} />
        </svg>
        <span className="chart__dot" style={vars({ '--x': x, '--y': y })} />
        <span className="chart__now num" style={vars({ '--y': y })} aria-hidden="true">
          {last}
        </span>
      </div>
      <Days points={points} language={formatsOf(i18n.language)} />
    </figure>
  );
}

/** When the first and the last of the games were. */
function Days({ points, language }: { points: readonly RatingPoint[]; language: string }): ReactElement {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const days = points.map(({ at }) => day.format(at));
  const [first, last] = [days[0], days[days.length - 1]];
  return (
    <p className="chart__days quiet" aria-hidden="true">
      {first !== last && <span>{first}</span>}
      <span>{last}</span>
    </p>
  );
}

/** The same in numbers, the newest first, each with a way to its game. */
export function RatingTable({ points }: { points: readonly RatingPoint[] }): ReactElement {
  const { t, i18n } = useTranslation('profile');
  const day = new Intl.DateTimeFormat(formatsOf(i18n.language), { dateStyle: 'medium' });
  return (
    <details className="numbers">
      <summary>{t('asTable')}</summary>
      {/* A long one scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="numbers__in" tabIndex={0} role="region" aria-label={t('asTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('column.day')}</th>
              <th scope="col">{t('column.place')}</th>
              <th scope="col">{t('column.change')}</th>
              <th scope="col">{t('column.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map((point) => (
              <tr key={point.game_id}>
                <th scope="row">
                  <Link to={`/games/${point.game_id}`}>
                    {day.format(point.at)}
                    <span className="sr">. {t('replay')}</span>
                  </Link>
                </th>
                <td>{t('placeOf', { place: point.place, seats: point.seats })}</td>
                <td className="num">{changeText(point.change)}</td>
                <td className="num">
                  {point.rating.value} {t('uncertainty', { uncertainty: point.rating.uncertainty })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
