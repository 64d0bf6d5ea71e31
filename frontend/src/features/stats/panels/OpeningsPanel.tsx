import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { printedRank } from '@/ui';
import { DataTable, Dots } from '@/ui/charts';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** How rounds went by the rank of the first card laid in them. */
export function OpeningsPanel({ openings, csv }: { openings: Figures['openings']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, signed, percent, between, rounds } = useFigures();
  const rows = openings.map((row) => ({ ...row, name: printedRank(row.rank) }));
  return (
    <Panel
      title={t('openings.title')}
      note={t('openings.note')}
      out={rounds(rows.reduce((sum, row) => sum + row.rounds, 0))}
    >
      <Dots
        label={t('openings.told')}
        line={0}
        tick={(value) => signed(value, 0)}
        ends={[t('fewer'), t('more')]}
        rows={rows.map(({ rank, name, rounds: count, margin }) => ({
          key: rank,
          label: <b className="num">{name}</b>,
          value: margin.value,
          low: margin.low,
          high: margin.high,
          text: signed(margin.value),
          note: number(count),
        }))}
      />
      <Few of={rows.filter(({ margin }) => margin.small && margin.count > 0).map(({ name }) => name)} />
      <Behind of={t('openings.title')} csv={csv}>
        <DataTable
          caption={t('openings.title')}
          columns={[
            t('openings.card'),
            t('column.rounds'),
            t('openings.won'),
            t('column.pointsARound'),
            t('points.difference'),
            t('column.between'),
          ]}
          rows={rows.map(({ name, rounds: count, won, points, margin }) => [
            name,
            number(count),
            percent(count === 0 ? null : won / count),
            number(points, 1),
            signed(margin.value),
            between(margin, signed),
          ])}
        />
      </Behind>
    </Panel>
  );
}
