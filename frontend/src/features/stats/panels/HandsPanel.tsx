import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FairnessNumbers } from '@/protocol';
import { Counts, CountsTable, TestLine } from '../CountsPanel';
import { byChance, deviation } from '../deviation';
import { Behind, Panel } from '../Panel';
import { numbersFile } from '../queries';
import { useCounted } from '../useCounted';

/** What each seat was dealt: the same picture for each, on one scale. */
export function HandsPanel({ hands }: { hands: FairnessNumbers['dealt_by_seat'] }): ReactElement {
  const { t } = useTranslation('stats');
  const { ranks } = useCounted();
  const seats = hands.map((hand) => ({
    ...hand,
    title: t('seats.seat', { seat: hand.seat + 1 }),
    counts: ranks(hand),
  }));
  const room = seats.flatMap(({ counts, rank_test: test }) => {
    const chance = byChance(counts, test);
    return [...counts.map((row) => deviation(row) ?? 0), ...(chance === null ? [] : [chance, -chance])];
  });
  return (
    <Panel title={t('fair.bySeat')} width="wide">
      <div className="multiples">
        {seats.map(({ seat, title, counts, rank_test: test }) => (
          <section key={seat}>
            <h3>{title}</h3>
            <TestLine test={test} />
            <Counts title={title} counts={counts} test={test} room={room} />
          </section>
        ))}
      </div>
      <Behind of={t('fair.bySeat')} csv={[numbersFile('dealt_by_seat')]}>
        {seats.map(({ seat, title, counts, rank_test: test }) => (
          <section key={seat}>
            <h3>{title}</h3>
            <CountsTable title={title} counts={counts} test={test} />
          </section>
        ))}
      </Behind>
    </Panel>
  );
}
