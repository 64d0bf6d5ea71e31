import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { meQuery } from '@/features/session';
import { i18n, useErrorText } from '@/i18n';
import type { Table } from '@/protocol';
import { answered, api, isApiError, useTableConnection, useTableSnapshot, whyNothing } from '@/transport';
import { Button, buttonClass, Crank, Page, Ring } from '@/ui';
import { SiteBar } from './SiteBar';
import { Lost } from './Lost';
import { tableRoom } from './tableRoom';
import './arriving.css';
import './lost.css';

// Whoever comes to a game in play needs no lobby. The table is fetched at once: sooner or later it is needed.
const game = import('@/features/table');
const GameTable = lazy(async () => ({ default: (await game).GameTable }));
const Lobby = lazy(async () => {
  const [{ Lobby: room }] = await Promise.all([import('@/features/lobby/routes'), i18n.loadNamespaces('lobby')]);
  return { default: room };
});

/** A table's address: the lobby before the game, the game itself, and its end. */
export function TablePage(): ReactElement {
  const { tableId = '' } = useParams();
  const me = useQuery(meQuery);
  const [visit, renewVisit] = useVisit();
  // The socket says all of this too, but only REST can say that there is no such table.
  const table = useQuery({
    queryKey: ['table', tableId, me.data?.public_id],
    queryFn: () => answered(api.GET('/api/tables/{table_id}', { params: { path: { table_id: tableId } } })),
    enabled: me.data !== undefined,
    staleTime: Infinity,
  });
  if (isApiError(table.error, 'not_found')) return <LostTable />;
  // Once known, both stay known: an answer that fails to come later must not hide the table.
  const unknown = me.data === undefined ? me : table;
  const missing = whyNothing(unknown);
  if (missing !== null) return <Unreachable error={missing} again={() => void unknown.refetch()} />;
  if (me.data === undefined || table.data === undefined) return <Arriving />;
  const viewer = me.data?.public_id ?? null;
  return (
    <Room key={`${tableId} ${viewer ?? ''} ${visit}`} known={table.data} viewer={viewer} onSignedOut={renewVisit} />
  );
}

/**
 * Counts the sessions in which this page has looked at its table. Signing in or out, in another tab too, ends the
 * socket: who is looking is asked again, and the room begins anew for them.
 */
function useVisit(): [visit: number, renew: () => void] {
  const client = useQueryClient();
  const [visit, setVisit] = useState(0);
  const renew = useCallback(() => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey }).then(() => setVisit((before) => before + 1));
  }, [client]);
  return [visit, renew];
}

interface RoomProps {
  known: Table;
  viewer: string | null;
  onSignedOut: () => void;
}

function Room({ known, viewer, onSignedOut }: RoomProps): ReactElement {
  const connection = useTableConnection(known.table_id, viewer);
  const snapshot = useTableSnapshot(connection);
  useEffect(() => connection.takeTable(known), [connection, known]);
  const signedOut = snapshot.link.phase === 'closed' && snapshot.link.code === 'signed_out';
  useEffect(() => {
    if (signedOut) onSignedOut();
  }, [signedOut, onSignedOut]);
  const room = tableRoom(snapshot);
  if (room === 'closed') return <ClosedTable />;
  return (
    <Suspense fallback={<Arriving />}>
      {room === 'loading' && <Arriving />}
      {room === 'queue' && <Navigate to="/queue" replace />}
      {room === 'lobby' && <Lobby connection={connection} />}
      {room === 'game' && <GameTable tableId={known.table_id} connection={connection} />}
    </Suspense>
  );
}

/** The ring and the crank need no data: they stand in both rooms, and nothing jumps when one of them fills. */
function Arriving(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <SiteBar ways={false} />
      <Page title={t('title', { page: t('loading') })} className="arriving">
        <p className="sr" role="status">
          {t('loading')}
        </p>
        <Ring direction={1} />
        <Crank />
      </Page>
    </>
  );
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

function Unreachable({ error, again }: { error: Error; again: () => void }): ReactElement {
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
