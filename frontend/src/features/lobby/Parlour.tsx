import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '@/protocol';
import { Crank, Ring } from '@/ui';
import { FreeChair } from './FreeChair';
import type { ChangeTable } from './Lobby';
import { seatPlaces } from './seating';
import { TakenChair } from './TakenChair';

interface ParlourProps {
  table: Table;
  present: readonly boolean[];
  change: ChangeTable;
}

/** The table with its chairs. On a phone the chairs stand one above the other, in playing order. */
export function Parlour({ table, present, change }: ParlourProps): ReactElement {
  const { t } = useTranslation('lobby');
  const ready = table.seats.filter((seat) => seat.ready).length;
  return (
    <section className="parlour" aria-label={t('seats')}>
      <Ring direction={1} />
      <div className="parlour__crank">
        <Crank count={table.state === 'ready' ? ready * 2 : 0} />
      </div>
      {seatPlaces(table.seats, table.you).map(({ place, seat }) =>
        seat.player === null ? (
          <FreeChair key={seat.seat} place={place} seat={seat} table={table} change={change} />
        ) : (
          <TakenChair
            key={seat.seat}
            place={place}
            seat={seat}
            player={seat.player}
            present={present[seat.seat] ?? false}
            table={table}
            change={change}
          />
        ),
      )}
    </section>
  );
}
