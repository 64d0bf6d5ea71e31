import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FairnessNumbers } from '@/protocol';
import { Counts, CountsTable, TestLine } from '../CountsPanel';
import { Behind, Panel } from '../Panel';
import { numbersFile } from '../queries';

/** Whom the cut made the first dealer: a picture for each number of players. */
export function FirstDealersPanel({ tables }: { tables: FairnessNumbers['tables'] }): ReactElement {
  const { t } = useTranslation('stats');
  const shown = tables.map((table) => ({
    size: table.seats,
    title: t('players', { count: table.seats }),
    test: table.first_dealer_test,
    counts: table.first_dealers.map((row) => ({
      ...row,
      key: String(row.seat),
      label: t('seats.seat', { seat: row.seat + 1 }),
    })),
  }));
  return (
    <Panel title={t('fair.dealers')} note={t('fair.dealersNote')} width="wide">
      <div className="multiples">
        {shown.map(({ size, title, counts, test }) => (
          <section key={size}>
            <h3>{title}</h3>
            <TestLine test={test} />
            <Counts title={title} counts={counts} test={test} />
          </section>
        ))}
      </div>
      <Behind of={t('fair.dealers')} csv={[numbersFile('first_dealers')]}>
        {shown.map(({ size, title, counts, test }) => (
          <section key={size}>
            <h3>{title}</h3>
            <CountsTable title={title} counts={counts} test={test} />
          </section>
        ))}
      </Behind>
    </Panel>
  );
}
