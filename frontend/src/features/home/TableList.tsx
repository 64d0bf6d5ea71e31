import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnusual } from '@/features/options';
import { useErrorText, useListed } from '@/i18n';
import type { OpenTable } from '@/protocol';
import { whyNothing } from '@/transport';
import { Button, Empty, Sheet, TABLE_ROW, TableRing, TableRow, TableRowBones } from '@/ui';
import { Failure } from './Failure';
import { NewTableDialog } from './NewTableDialog';
import { openTablesQuery } from './queries';

/** Public tables that wait for somebody; at most `most`, or all with a way to see more. */
export function OpenTables({ most }: { most?: number }): ReactElement {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const tables = useInfiniteQuery(openTablesQuery);
  const missing = whyNothing(tables);
  if (missing !== null) return <Failure error={missing} again={() => void tables.refetch()} />;
  if (tables.data === undefined) return <TableRowBones />;
  const rows = tables.data.pages.flatMap((page) => page.results).slice(0, most);
  if (rows.length === 0) {
    return (
      <Empty drawing={<TableRing taken={[false, false, false, false]} />} title={t('tables.none')}>
        {t('tables.noneText')}
      </Empty>
    );
  }
  return (
    <>
      <ul>
        {rows.map((table) => (
          <OpenTableRow key={table.table_id} table={table} />
        ))}
      </ul>
      {most === undefined && tables.hasNextPage && (
        <Button busy={tables.isFetchingNextPage} onClick={() => void tables.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {tables.isFetchNextPageError && (
        <p className="err" role="alert">
          {errorText(tables.error)}
        </p>
      )}
    </>
  );
}

function OpenTableRow({ table }: { table: OpenTable }): ReactElement {
  const { t } = useTranslation('home');
  const listed = useListed();
  const taken = table.seats.flatMap((player) => (player ? [player.name] : []));
  const unusual = useUnusual(table.options);
  const line = t('tables.line', { length: t(`sub.${table.options.length}`), pace: t(`pace.${table.pace}`) });
  return (
    <li>
      <Link className={TABLE_ROW} to={`/table/${table.table_id}`}>
        <TableRow
          ring={<TableRing taken={table.seats.map((player) => player !== null)} />}
          names={listed(taken)}
          line={unusual.length === 0 ? line : `${line}; ${listed(unusual)}`}
        >
          {t('tables.free', { count: table.free })}
        </TableRow>
      </Link>
    </li>
  );
}

/** All open tables. */
export function OpenTablesPage(): ReactElement {
  const { t } = useTranslation(['home', 'app']);
  const [opening, setOpening] = useState(false);
  return (
    <Sheet
      title={t('app:title', { page: t('tables.heading') })}
      heading={t('tables.heading')}
      beside={<Button onClick={() => setOpening(true)}>{t('newTable.title')}</Button>}
    >
      <OpenTables />
      {opening && <NewTableDialog wanted="public" onClose={() => setOpening(false)} />}
    </Sheet>
  );
}
