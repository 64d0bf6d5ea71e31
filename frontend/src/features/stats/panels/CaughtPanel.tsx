import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { printedRank } from '@/ui';
import { DataTable, HeatMap } from '@/ui/charts';
import { Behind, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** What is left in hand as rounds end: rank against the size of the hand that was dealt. */
export function CaughtPanel({ caught, csv }: { caught: Figures['caught']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, rounds } = useFigures();
  const ranks = caught.by_rank.map(({ rank }) => printedRank(rank));
  const all = caught.by_hand_size.reduce((sum, row) => sum + row.rounds, 0);
  return (
    <Panel title={t('caught.title')} note={t('caught.note')} out={rounds(all)}>
      <HeatMap
        caption={t('caught.caption')}
        corner={t('caught.corner')}
        columns={ranks}
        text={(value) => number(value)}
        rows={caught.by_hand_size.map((row) => ({
          label: String(row.hand_size),
          values: row.cards.map((cards) => (row.rounds === 0 ? null : (cards / row.rounds) * 100)),
        }))}
      />
      <Behind of={t('caught.title')} csv={csv}>
        <DataTable
          caption={t('caught.cost')}
          columns={[t('column.rank'), t('caught.cards'), t('caught.points'), t('caught.share')]}
          rows={caught.by_rank.map(({ cards, points }, i) => [
            ranks[i],
            number(cards),
            number(points),
            number(caught.points === 0 ? null : (points / caught.points) * 100, 1),
          ])}
        />
      </Behind>
    </Panel>
  );
}
