import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { Columns, DataTable } from '@/ui/charts';
import { doublings } from '../doublings';
import { Behind, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** How long moves took; the classes double from one to the next. */
export function TimesPanel({ times, csv }: { times: Figures['times']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, seconds } = useFigures();
  const classes = doublings(times.classes);
  const [quarter, half, most] = times.quartiles_ms ?? [];
  const from = (ms: number) => number(ms / 1000, ms > 0 && ms < 10_000 ? 1 : 0);
  return (
    <Panel title={t('times.title')} note={t('times.note')} out={t('moves', { count: times.moves })}>
      {times.quartiles_ms !== null && (
        <p>
          {t('times.told', {
            half: seconds(half ?? null),
            quarter: seconds(quarter ?? null),
            most: seconds(most ?? null),
            mean: seconds(times.mean_ms),
          })}
        </p>
      )}
      <Columns
        label={t('times.title')}
        columns={classes.map(({ from_ms: ms, moves }) => ({
          label: from(ms),
          value: moves,
          text: number((moves / times.moves) * 100),
        }))}
      />
      <Behind of={t('times.title')} csv={csv}>
        <DataTable
          caption={t('times.title')}
          columns={[t('times.from'), t('column.moves'), t('column.share')]}
          rows={classes.map(({ from_ms: ms, moves }) => [seconds(ms), number(moves), percent(moves / times.moves, 1)])}
        />
      </Behind>
    </Panel>
  );
}
