import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteStats } from '@/protocol';
import { DataTable, Dots, reach } from '@/ui/charts';
import { bySize } from '../bySize';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** What dealing costs or brings, and sitting after the dealer: a picture for each number of players. */
export function DealersPanel({ dealers, csv }: { dealers: SiteStats['dealers']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, signed, percent, between } = useFigures();
  const tables = bySize(dealers, ({ margin }) => margin.games);
  const room = dealers.flatMap(({ margin }) => reach(margin));
  const name = (offset: number) => (offset === 0 ? t('dealers.dealer') : t('dealers.next', { count: offset }));
  return (
    <Panel title={t('dealers.title')} note={t('dealers.note')} width="wide">
      <div className="multiples">
        {tables.map(({ size, rows }) => (
          <section key={size}>
            <h3>{t('players', { count: size })}</h3>
            <Dots
              label={t('dealers.told', { count: size })}
              line={0}
              room={room}
              tick={(value) => signed(value, 0)}
              ends={[t('fewer'), t('more')]}
              rows={rows.map(({ from_dealer: offset, margin }) => ({
                key: String(offset),
                label: name(offset),
                value: margin.value,
                low: margin.low,
                high: margin.high,
                text: signed(margin.value),
                note: number(margin.count),
              }))}
            />
          </section>
        ))}
      </div>
      <Few
        of={tables
          .filter(({ rows }) => rows.some(({ margin }) => margin.small))
          .map(({ size }) => t('players', { count: size }))}
      />
      <Behind of={t('dealers.title')} csv={csv}>
        <DataTable
          caption={t('dealers.title')}
          columns={[
            t('column.players'),
            t('dealers.from'),
            t('column.rounds'),
            t('points.difference'),
            t('column.between'),
            t('dealers.won'),
            t('column.between'),
          ]}
          rows={tables.flatMap(({ size, rows }) =>
            rows.map(({ from_dealer: offset, margin, won }) => [
              number(size),
              name(offset),
              number(margin.count),
              signed(margin.value),
              between(margin, signed),
              percent(won.value, 1),
              between(won, (value) => percent(value, 1)),
            ]),
          )}
        />
      </Behind>
    </Panel>
  );
}
