import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChanceTest } from '@/protocol';
import { DataTable, Dots, type DotRow } from '@/ui/charts';
import { byChance, deviation, type Seen } from './deviation';
import { Behind, Panel, type Csv } from './Panel';
import { useFigures } from './useFigures';

export interface Counted extends Seen {
  readonly key: string;
  readonly label: ReactNode;
}

interface CountsProps {
  title: string;
  counts: readonly Counted[];
  test: ChanceTest | null;
  /** What there must be room for beside other pictures, as shares. */
  room?: readonly number[];
}

/** A test in its figures, as a line of text. */
export function TestLine({ test }: { test: ChanceTest | null }): ReactElement {
  const { t } = useTranslation('stats');
  const { number } = useFigures();
  return (
    <p className="quiet panel__note num-text">
      {test === null
        ? t('fair.noTest')
        : t('fair.test', { statistic: number(test.statistic, 1), count: test.freedom, p: number(test.p, 3) })}
    </p>
  );
}

/** Counts as differences from what is expected, each before the bar that chance keeps it in. */
export function Counts({ title, counts, test, room = [] }: CountsProps): ReactElement {
  const { t } = useTranslation('stats');
  const { signed, number } = useFigures();
  const chance = byChance(counts, test);
  return (
    <Dots
      label={t('fair.told', { of: title })}
      line={0}
      room={room.map((share) => share * 100)}
      tick={(value) => signed(value, Number.isInteger(value) ? 0 : 1)}
      ends={[t('fair.fewerCards'), t('fair.moreCards')]}
      rows={counts.map((row): DotRow => {
        const off = deviation(row);
        return {
          key: row.key,
          label: row.label,
          value: off === null ? null : off * 100,
          low: chance === null ? null : -chance * 100,
          high: chance === null ? null : chance * 100,
          text: signed(off === null ? null : off * 100, 1),
          note: number(row.observed),
        };
      })}
    />
  );
}

/** The figures behind such a picture. */
export function CountsTable({ title, counts, test }: CountsProps): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent } = useFigures();
  const chance = byChance(counts, test);
  return (
    <DataTable
      caption={title}
      columns={['', t('fair.observed'), t('fair.expected'), t('fair.difference'), t('fair.chance')]}
      rows={counts.map((row) => [
        row.label,
        number(row.observed),
        number(row.expected, 1),
        percent(deviation(row), 2),
        chance === null ? number(null) : t('fair.upTo', { value: percent(chance, 2) }),
      ])}
    />
  );
}

/** One such picture with its test and its table. */
export function CountsPanel({ file, ...counts }: CountsProps & { file: Csv }): ReactElement {
  return (
    <Panel title={counts.title}>
      <TestLine test={counts.test} />
      <Counts {...counts} />
      <Behind of={counts.title} csv={[file]}>
        <CountsTable {...counts} />
      </Behind>
    </Panel>
  );
}
