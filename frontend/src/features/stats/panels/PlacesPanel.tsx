import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { DataTable, Stacks } from '@/ui/charts';
import { Behind, Few, Panel, type Csv } from '../Panel';
import { useFigures } from '../useFigures';

/** How games ended, by the number of players. */
export function PlacesPanel({ places, csv }: { places: Figures['places']; csv: readonly Csv[] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, between, games } = useFigures();
  const played = places.filter((row) => row.games > 0);
  const most = Math.max(...played.map(({ seats }) => seats));
  const nth = (place: number) => t('nth', { count: place, ordinal: true });
  return (
    <Panel title={t('places.title')} note={t('places.note')} out={games(played.reduce((n, row) => n + row.games, 0))}>
      <Stacks
        text={(share) => number(share * 100)}
        stacks={played.map((row) => ({
          label: t('players', { count: row.seats }),
          note: number(row.games),
          parts: row.places,
          told: t('places.told', {
            count: row.games,
            places: row.places.map((n, i) => `${nth(i + 1)} ${percent(n / row.first.count)}`).join(', '),
          }),
        }))}
      />
      <Few of={played.filter(({ first }) => first.small).map(({ seats }) => t('players', { count: seats }))} />
      <Behind of={t('places.title')} csv={csv}>
        <DataTable
          caption={t('places.title')}
          columns={[
            t('column.players'),
            t('column.games'),
            ...Array.from({ length: most }, (_, i) => nth(i + 1)),
            t('places.first'),
            t('column.between'),
          ]}
          rows={played.map((row) => [
            number(row.seats),
            number(row.games),
            ...Array.from({ length: most }, (_, i) => number(row.places[i] ?? null)),
            percent(row.first.value),
            between(row.first, percent),
          ])}
        />
      </Behind>
    </Panel>
  );
}
