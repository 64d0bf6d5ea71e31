import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteStats } from '@/protocol';
import { printedRank } from '@/ui';
import { DataTable, Dots, reach } from '@/ui/charts';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

const SIDES = [
  { key: 'dealer_margin', title: 'starters.ofDealer' },
  { key: 'next_margin', title: 'starters.ofNext' },
] as const;

/** What the card turned up at the start does to the dealer, and to whoever comes next. */
export function StartersPanel({
  starters,
  csv,
}: {
  starters: SiteStats['starters'];
  csv: readonly Csv[];
}): ReactElement {
  const { t } = useTranslation('stats');
  const { number, signed, between } = useFigures();
  const room = starters.flatMap((row) => SIDES.flatMap(({ key }) => reach(row[key])));
  return (
    <Panel title={t('starters.title')} note={t('starters.note')} width="wide">
      <div className="multiples">
        {SIDES.map(({ key, title }) => (
          <section key={key}>
            <h3>{t(title)}</h3>
            <Dots
              label={t('starters.told', { who: t(title) })}
              line={0}
              room={room}
              tick={(value) => signed(value, 0)}
              ends={[t('fewer'), t('more')]}
              rows={starters.map((row) => ({
                key: row.rank,
                label: <b className="num">{printedRank(row.rank)}</b>,
                value: row[key].value,
                low: row[key].low,
                high: row[key].high,
                text: signed(row[key].value),
                note: number(row[key].count),
              }))}
            />
          </section>
        ))}
      </div>
      <Few
        of={starters
          .filter((row) => SIDES.some(({ key }) => row[key].small && row[key].count > 0))
          .map(({ rank }) => printedRank(rank))}
      />
      <Behind of={t('starters.title')} csv={csv}>
        <DataTable
          caption={t('starters.title')}
          columns={[
            t('starters.starter'),
            t('column.rounds'),
            ...SIDES.flatMap(({ title }) => [t(title), t('column.between')]),
          ]}
          rows={starters.map((row) => [
            printedRank(row.rank),
            number(row.dealer_margin.count),
            ...SIDES.flatMap(({ key }) => [signed(row[key].value), between(row[key], signed)]),
          ])}
        />
      </Behind>
    </Panel>
  );
}
