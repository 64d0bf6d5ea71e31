import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteStats } from '@/protocol';
import { DataTable, Dots } from '@/ui/charts';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { bySize } from '../bySize';
import { useFigures } from '../useFigures';

/** Whether a seat's number helps: a picture for each number of players. */
export function SeatsPanel({ seats, csv }: { seats: SiteStats['seats']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, between } = useFigures();
  const tables = bySize(seats, ({ first }) => first.games);
  return (
    <Panel title={t('seats.title')} note={t('seats.note')} width="wide">
      <div className="multiples">
        {tables.map(({ size, rows }) => (
          <section key={size}>
            <h3>{t('players', { count: size })}</h3>
            <Dots
              label={t('seats.told', { count: size })}
              line={1 / size}
              tick={percent}
              ends={[t('seats.less'), t('seats.more')]}
              rows={rows.map(({ seat, first }) => ({
                key: String(seat),
                label: t('seats.seat', { seat: seat + 1 }),
                value: first.value,
                low: first.low,
                high: first.high,
                text: percent(first.value, 1),
                note: number(first.games),
              }))}
            />
          </section>
        ))}
      </div>
      <Few
        of={tables
          .filter(({ rows }) => rows.some(({ first }) => first.small))
          .map(({ size }) => t('players', { count: size }))}
      />
      <Behind of={t('seats.title')} csv={csv}>
        <DataTable
          caption={t('seats.title')}
          columns={[t('column.players'), t('column.seat'), t('column.games'), t('places.first'), t('column.between')]}
          rows={tables.flatMap(({ size, rows }) =>
            rows.map(({ seat, first }) => [
              number(size),
              number(seat + 1),
              number(first.games),
              percent(first.value, 1),
              between(first, (value) => percent(value, 1)),
            ]),
          )}
        />
      </Behind>
    </Panel>
  );
}
