import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Behind, Panel, useFigures, type Csv } from '@/features/stats';
import type { Ladder } from '@/protocol';
import { DataTable, LineBand } from '@/ui/charts';

/** Where a rating stood at an instant, and how far the truth may lie from it. */
export interface RatingMark {
  readonly at: number;
  readonly value: number;
  readonly uncertainty: number;
}

interface RatingPanelProps {
  ladder: Ladder;
  /** From the earliest to the latest; none: nothing was rated in this time. */
  marks: readonly RatingMark[];
  csv?: readonly Csv[];
  /** A way to see more. */
  children?: ReactNode;
}

/** A rating over time in its band of uncertainty. */
export function RatingPanel({ ladder, marks, csv, children }: RatingPanelProps): ReactElement {
  const { t } = useTranslation('profile');
  const { day, tick } = useFigures();
  const title = t('rating', { ladder: t(`ladder.${ladder}`) });
  const [first, last] = [marks[0], marks[marks.length - 1]];
  const values = marks.map(({ value }) => value);
  return (
    <Panel title={title} width="wide" id="rating">
      {first === undefined || last === undefined ? (
        <p className="quiet rating__none">{t('nothingThen')}</p>
      ) : (
        <>
          <LineBand
            points={marks.map(({ at, value, uncertainty }) => ({
              at,
              value,
              low: value - uncertainty,
              high: value + uncertainty,
            }))}
            label={t('line', {
              ladder: t(`ladder.${ladder}`),
              from: day(first.at),
              to: day(last.at),
              first: first.value,
              last: last.value,
              highest: Math.max(...values),
              lowest: Math.min(...values),
            })}
            tick={tick(last.at - first.at)}
            told={({ at, value, high }) => t('point', { day: day(at), value, uncertainty: high - value })}
          />
          <Behind of={title} csv={csv ?? []}>
            <DataTable
              caption={title}
              columns={[t('column.day'), t('column.rating'), t('column.uncertainty')]}
              rows={[...marks]
                .reverse()
                .map(({ at, value, uncertainty }) => [day(at), value, t('uncertainty', { uncertainty })])}
            />
          </Behind>
        </>
      )}
      {children}
    </Panel>
  );
}
