import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FairnessNumbers } from '@/protocol';
import { DataTable, Stacks } from '@/ui/charts';
import { TestLine } from '../CountsPanel';
import { Behind, Panel } from '../Panel';
import { numbersFile } from '../queries';
import { useFigures } from '../useFigures';

interface PlacesByPanelProps {
  tables: FairnessNumbers['tables'];
  /** `seat`: by its number; `dealer`: by the distance clockwise from the first dealer. */
  by: 'seat' | 'dealer';
}

/** Where seats came in, by points alone: a picture for each number of players. */
export function PlacesByPanel({ tables, by }: PlacesByPanelProps): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent } = useFigures();
  const nth = (place: number) => t('nth', { count: place, ordinal: true });
  const name = (row: number) => {
    if (by === 'seat') return t('seats.seat', { seat: row + 1 });
    return row === 0 ? t('fair.firstDealer') : t('fair.clockwise', { count: row });
  };
  const shown = tables.map((table) => ({
    size: table.seats,
    title: t('players', { count: table.seats }),
    games: table.games,
    test: by === 'seat' ? table.seat_test : table.dealer_test,
    rows: by === 'seat' ? table.places_by_seat : table.places_by_dealer,
  }));
  const title = t(by === 'seat' ? 'fair.placesBySeat' : 'fair.placesByDealer');
  return (
    <Panel title={title} note={t(by === 'seat' ? 'fair.placesNote' : 'fair.placesDealerNote')} width="wide">
      <div className="multiples">
        {shown.map(({ size, title: players, games, test, rows }) => (
          <section key={size}>
            <h3>{players}</h3>
            <TestLine test={test} />
            <Stacks
              text={(share) => number(share * 100)}
              stacks={rows.map((places, i) => ({
                label: name(i),
                parts: places,
                told: t('places.told', {
                  count: games,
                  places: places.map((n, place) => `${nth(place + 1)} ${percent(n / games, 1)}`).join(', '),
                }),
              }))}
            />
          </section>
        ))}
      </div>
      <Behind of={title} csv={[numbersFile(by === 'seat' ? 'places_by_seat' : 'places_by_dealer')]}>
        {shown.map(({ size, title: players, rows }) => (
          <section key={size}>
            <h3>{players}</h3>
            <DataTable
              caption={`${title}, ${players}`}
              columns={[t('column.seat'), ...Array.from({ length: size }, (_, i) => nth(i + 1))]}
              rows={rows.map((places, i) => [name(i), ...places.map((n) => number(n))])}
            />
          </section>
        ))}
      </Behind>
    </Panel>
  );
}
