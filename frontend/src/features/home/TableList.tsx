import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '@/i18n';
import { Link } from 'react-router';
import type { OpenTable } from '@/protocol';
import { Bone, Button, dyeOf, Empty, Page } from '@/ui';
import { Failure } from './Failure';
import { listed } from './listed';
import { NewTableDialog } from './NewTableDialog';
import { openTablesQuery } from './queries';
import { around } from './SeatsDrawing';

const SKELETONS = [0, 1, 2];

/** Public tables that wait for somebody; at most `most`, or all with a way to see more. */
export function OpenTables({ most }: { most?: number }): ReactElement {
  const { t } = useTranslation('home');
  const tables = useInfiniteQuery(openTablesQuery);
  if (tables.isLoadingError) return <Failure error={tables.error} again={() => void tables.refetch()} />;
  if (tables.isPending) return <TableSkeletons />;
  const rows = tables.data.pages.flatMap((page) => page.results).slice(0, most);
  if (rows.length === 0) {
    return (
      <Empty drawing={<RingDrawing seats={[false, false, false, false]} />} title={t('tables.none')}>
        {t('tables.noneText')}
      </Empty>
    );
  }
  return (
    <>
      <ul>
        {rows.map((table) => (
          <TableRow key={table.table_id} table={table} />
        ))}
      </ul>
      {most === undefined && tables.hasNextPage && (
        <Button busy={tables.isFetchingNextPage} onClick={() => void tables.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function TableRow({ table }: { table: OpenTable }): ReactElement {
  const { t, i18n } = useTranslation('home');
  const taken = table.seats.flatMap((player) => (player ? [player.name] : []));
  const free = table.seats.length - taken.length;
  return (
    <li>
      <Link className="live" to={`/table/${table.table_id}`}>
        <RingDrawing seats={table.seats.map((player) => player !== null)} />
        <span className="live__t">
          <b>{listed(taken, formatsOf(i18n.language))}</b>
          <span className="quiet">
            {t('tables.line', { length: t(`sub.${table.options.length}`), pace: t(`pace.${table.pace}`) })}
          </span>
        </span>
        <span className="live__w quiet">{t('tables.free', { count: free })}</span>
      </Link>
    </li>
  );
}

/** A table from above: discs in the dye of their seats, holes where nobody sits. */
function RingDrawing({ seats }: { seats: boolean[] }): ReactElement {
  return (
    <svg className="live__ring" viewBox="0 0 92 68" aria-hidden="true">
      <ellipse cx="46" cy="34" rx="36" ry="24" />
      {around(seats.length).map(([x, y], seat) => (
        <circle
          key={seat}
          cx={46 + x * 36}
          cy={34 + y * 24}
          r="7"
          style={dyeOf(seat)}
          data-taken={seats[seat] ? true : undefined}
        />
      ))}
    </svg>
  );
}

function TableSkeletons(): ReactElement {
  return (
    <ul aria-busy="true">
      {SKELETONS.map((i) => (
        <li className="live" key={i}>
          <RingDrawing seats={[]} />
          <span className="live__t">
            <Bone width={80} />
            <Bone width={50} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All open tables. */
export function OpenTablesPage(): ReactElement {
  const { t } = useTranslation(['home', 'app']);
  const [opening, setOpening] = useState(false);
  return (
    <Page title={t('app:title', { page: t('tables.heading') })} className="sheet">
      <header className="sheet__h">
        <h1>{t('tables.heading')}</h1>
        <Button onClick={() => setOpening(true)}>{t('newTable.title')}</Button>
      </header>
      <OpenTables />
      {opening && <NewTableDialog wanted="public" onClose={() => setOpening(false)} />}
    </Page>
  );
}
