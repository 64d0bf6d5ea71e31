import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Sealed, useCountdown, useReadyStep } from '@/features/lobby';
import { meQuery } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Table, TableSeat } from '@/protocol';
import { useTableConnection, useTableSnapshot, type TableConnection } from '@/transport';
import { Button, Icon, Page } from '@/ui';
import { queueQuery } from './calls';
import { Dial } from './Dial';
import { KindLine } from './KindLine';
import { People, Sitter } from './People';
import { useStopLooking } from './useQueue';

const READY_S = 10;

/** A match was found: everybody says that they are ready, and then the game begins. */
export function ReadyRoom({ tableId, viewer }: { tableId: string; viewer: string }): ReactElement {
  const { t } = useTranslation(['queue', 'app']);
  const connection = useTableConnection(tableId, viewer);
  const { table } = useTableSnapshot(connection);
  useWayOn(tableId, table);
  if (table?.state !== 'ready') {
    return (
      <Page title={t('app:title', { page: t('titleReady') })} className="queue">
        <h1 className="sr">{t('headingReady')}</h1>
        <Dial share={1} figure="…" note={t('app:loading')} />
      </Page>
    );
  }
  return <Asked connection={connection} table={table} />;
}

/** To the table when the game has begun; back to the queue when somebody was not ready. */
function useWayOn(tableId: string, table: Table | null): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = table?.state;
  useEffect(() => {
    if (state === undefined || state === 'ready') return;
    void client.invalidateQueries({ queryKey: queueQuery.queryKey });
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    if (state === 'playing' || state === 'ended') void navigate(`/table/${tableId}`, { replace: true });
  }, [state, tableId, client, navigate]);
}

function Asked({ connection, table }: { connection: TableConnection; table: Table }): ReactElement {
  const { t } = useTranslation(['queue', 'app', 'lobby']);
  const errorText = useErrorText();
  const step = useReadyStep(connection, table);
  const notNow = useStopLooking();
  const left = useCountdown(table.start?.deadline_at ?? null, connection);
  const error = step.error ?? notNow.error;
  const asked = step.readiness === 'asked';
  return (
    <Page title={t('app:title', { page: t('titleReady') })} className="queue">
      <h1 className="sr">{t('headingReady')}</h1>
      <KindLine kind={{ ladder: table.ladder ?? 'table', length: table.options.length }} />
      <Dial share={(left ?? READY_S) / READY_S} figure={String(left ?? READY_S)} note={t('secondsLeft')} large />
      <h2 className="queue__h" aria-live="polite">
        {t(asked ? 'tableReady' : 'waitForOthers')}
      </h2>
      {step.readiness === 'elsewhere' && <p className="queue__note">{t('lobby:waiting.elsewhere')}</p>}
      <People label={t('yourTable')}>
        {table.seats.map((seat) => (
          <AskedSitter key={seat.seat} seat={seat} isYou={seat.seat === table.you} />
        ))}
      </People>
      <div className="queue__act">
        {asked && <ReadyButton busy={step.busy} onReady={() => step.sayReady('')} />}
        <p className="queue__refused" role="alert">
          {error !== null && errorText(error)}
        </p>
        {asked && (
          <Button look="bare" busy={notNow.isPending} onClick={() => notNow.mutate()}>
            {t('notNow')}
          </Button>
        )}
      </div>
      {table.start !== null && <Sealed commitment={table.start.commitment} />}
    </Page>
  );
}

/** It takes the focus as it appears: Enter is enough. */
function ReadyButton({ busy, onReady }: { busy: boolean; onReady: () => void }): ReactElement {
  const { t } = useTranslation('queue');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} look="brass" busy={busy} aria-keyshortcuts="Enter" onClick={onReady}>
      {t('ready')} <kbd>{t('enterKey')}</kbd>
    </Button>
  );
}

function AskedSitter({ seat, isYou }: { seat: TableSeat; isYou: boolean }): ReactElement | null {
  const { t } = useTranslation('queue');
  if (seat.player === null) return null;
  return (
    <Sitter player={seat.player} seat={seat.seat}>
      {seat.ready ? (
        <span className="said">
          <Icon name="tick" />
          <span className="sr">{t('isReady')}</span>
        </span>
      ) : (
        <span className="said quiet">{t(isYou ? 'you' : 'notYet')}</span>
      )}
    </Sitter>
  );
}
