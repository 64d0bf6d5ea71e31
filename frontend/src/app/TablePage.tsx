import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Lobby, LobbySkeleton } from '@/features/lobby/routes';
import { meQuery } from '@/features/session';
import { GameTable } from '@/features/table';
import { useErrorText } from '@/i18n';
import type { Table } from '@/protocol';
import { answered, api, isApiError, useTableConnection, useTableSnapshot } from '@/transport';
import { Button, buttonClass, Crank, Page } from '@/ui';
import { SiteBar } from './SiteBar';
import { Lost } from './Lost';
import { tableRoom } from './tableRoom';
import './lost.css';

/** A table's address: the lobby before the game, the game itself, and its end. */
export function TablePage(): ReactElement {
  const { tableId = '' } = useParams();
  const me = useQuery(meQuery);
  // The socket says all of this too, but only REST can say that there is no such table.
  const table = useQuery({
    queryKey: ['table', tableId, me.data?.public_id],
    queryFn: () => answered(api.GET('/api/tables/{table_id}', { params: { path: { table_id: tableId } } })),
    enabled: me.data !== undefined,
    staleTime: Infinity,
  });
  if (isApiError(table.error, 'not_found')) return <LostTable />;
  if (me.isError || table.isError)
    return <Unreachable error={me.error ?? table.error} again={() => void table.refetch()} />;
  if (!me.isSuccess || !table.isSuccess) return <LobbySkeleton />;
  const viewer = me.data?.public_id ?? null;
  return <Room key={`${tableId} ${viewer ?? ''}`} known={table.data} viewer={viewer} />;
}

function Room({ known, viewer }: { known: Table; viewer: string | null }): ReactElement {
  const connection = useTableConnection(known.table_id, viewer);
  const snapshot = useTableSnapshot(connection);
  useEffect(() => connection.takeTable(known), [connection, known]);
  switch (tableRoom(snapshot)) {
    case 'loading':
      return <LobbySkeleton />;
    case 'lobby':
      return <Lobby connection={connection} />;
    case 'game':
      return <GameTable tableId={known.table_id} connection={connection} />;
    case 'closed':
      return <ClosedTable />;
  }
}

function LostTable(): ReactElement {
  return (
    <>
      <SiteBar ways={false} />
      <Lost />
    </>
  );
}

function ClosedTable(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <SiteBar ways={false} />
      <Page title={t('title', { page: t('closed.title') })} className="lost">
        <Crank className="lost__crank" />
        <h1>{t('closed.heading')}</h1>
        <p className="quiet">{t('closed.text')}</p>
        <p className="lost__way">
          <Link className={buttonClass('brass')} to="/">
            {t('lost.play')}
          </Link>
        </p>
      </Page>
    </>
  );
}

function Unreachable({ error, again }: { error: Error | null; again: () => void }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      <SiteBar ways={false} />
      <Page title={t('title', { page: t('failed.title') })} className="lost">
        <Crank className="lost__crank" />
        <h1>{t('unreachable')}</h1>
        <p className="quiet" role="alert">
          {errorText(error)}
        </p>
        <p className="lost__way">
          <Button look="brass" onClick={again}>
            {t('retry')}
          </Button>
        </p>
      </Page>
    </>
  );
}
