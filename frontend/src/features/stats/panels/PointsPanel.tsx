import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { Columns, DataTable } from '@/ui/charts';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

interface PointsPanelProps {
  points: Figures['points'];
  /** Everybody's figures have no opponents. */
  compared: boolean;
  csv: readonly Csv[];
}

/** Points a round, down the stairs, against what the opponents had in the same rounds. */
export function PointsPanel({ points, compared, csv }: PointsPanelProps): ReactElement {
  const { t } = useTranslation('stats');
  const { number, signed, between, rounds } = useFigures();
  const sizes = points.by_hand_size;
  const told = sizes
    .filter(({ own }) => own.value !== null)
    .map(({ hand_size: size, own }) => t('points.step', { size, points: number(own.value) }))
    .join(', ');
  return (
    <Panel
      title={t('points.title')}
      note={t(compared ? 'points.note' : 'points.noteAll')}
      out={rounds(points.own.count)}
      small={points.own.small}
    >
      <Columns
        stairs
        label={t('points.told', { steps: told })}
        columns={sizes.map(({ hand_size: size, own, opponents }) => ({
          label: String(size),
          value: own.value,
          text: own.value === null ? undefined : number(own.value),
          low: own.low,
          high: own.high,
          mark: compared ? opponents : null,
        }))}
      />
      <Few
        of={
          points.own.small
            ? []
            : sizes
                .filter(({ own }) => own.small && own.count > 0)
                .map(({ hand_size: size }) => t('points.cards', { count: size }))
        }
      />
      <Behind of={t('points.title')} csv={csv}>
        <DataTable
          caption={t('points.title')}
          columns={[
            t('column.handSize'),
            t('column.rounds'),
            t('column.games'),
            t('column.pointsARound'),
            t('column.between'),
            ...(compared ? [t('points.opponents'), t('points.difference'), t('column.between')] : []),
          ]}
          rows={sizes.map(({ hand_size: size, own, opponents, margin }) => [
            number(size),
            number(own.count),
            number(own.games),
            number(own.value, 1),
            between(own, (value) => number(value, 1)),
            ...(compared ? [number(opponents, 1), signed(margin.value), between(margin, signed)] : []),
          ])}
        />
      </Behind>
    </Panel>
  );
}
