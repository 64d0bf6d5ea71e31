import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { Columns, DataTable } from '@/ui/charts';
import { Behind, EstimateFact, Fact, Facts, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** Cranks opened, answered and paid, and what they cost. */
export function CranksPanel({ cranks, csv }: { cranks: Figures['cranks']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, games } = useFigures();
  const counts = cranks.paid_by_count;
  const last = counts[counts.length - 1]?.count ?? 0;
  const name = (count: number) => (count === last ? t('cranks.orMore', { count }) : String(count));
  return (
    <Panel title={t('cranks.title')} out={games(cranks.answer_rate.games)} small={cranks.answer_rate.small}>
      <div className="panel__two">
        <Facts>
          <Fact name={t('cranks.opened')}>{number(cranks.opened)}</Fact>
          <Fact name={t('cranks.answered')}>{number(cranks.answered)}</Fact>
          <Fact name={t('cranks.paid')}>{number(cranks.paid)}</Fact>
          <EstimateFact
            name={t('cranks.answerRate')}
            of={cranks.answer_rate}
            write={percent}
            out={(count) => t('cranks.came', { count })}
          />
          <Fact name={t('cranks.meanCost')} note={t('cranks.cards', { count: cranks.paid })}>
            {number(cranks.mean_cost, 1)}
          </Fact>
          <Fact name={t('cranks.dearest')}>{cranks.dearest === null ? number(null) : name(cranks.dearest)}</Fact>
        </Facts>
        <div>
          <p className="quiet panel__note">{t('cranks.share')}</p>
          <Columns
            label={t('cranks.told', {
              counts: counts.map(({ count, paid }) => `${name(count)}: ${number(paid)}`).join(', '),
            })}
            columns={counts.map(({ count, paid }) => ({
              label: name(count),
              value: paid,
              text: paid === 0 ? undefined : number((paid / cranks.paid) * 100),
            }))}
          />
        </div>
      </div>
      <Behind of={t('cranks.title')} csv={csv}>
        <DataTable
          caption={t('cranks.note')}
          columns={[t('cranks.count'), t('cranks.paid')]}
          rows={counts.map(({ count, paid }) => [name(count), number(paid)])}
        />
      </Behind>
    </Panel>
  );
}
