import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeButton } from '@/features/settings';
import { useErrorText } from '@/i18n';
import type { Table } from '@/protocol';
import { isDown, useTableSnapshot, type TableConnection } from '@/transport';
import { Bar, Eyes, Page } from '@/ui';
import { Invite } from './Invite';
import { Leave } from './Leave';
import { LobbyTalk } from './LobbyTalk';
import { Notices } from './Notices';
import { Parlour } from './Parlour';
import { ReadyPanel } from './ReadyPanel';
import { RematchCount } from './RematchCount';
import { SeatsPanel } from './SeatsPanel';
import { Terms } from './Terms';
import { useFailedStep } from './useFailedStep';
import { useReadyStep } from './useReadyStep';
import './lobby.css';

/** Asks the server for a change of the table and shows its answer at once. */
export type ChangeTable = (change: (table: Table) => Promise<Table>) => void;

/** A table before its game: the table is the form. Seats are filled, options set, and then everybody is asked. */
export function Lobby({ connection }: { connection: TableConnection }): ReactElement | null {
  const { table, link, present, watching } = useTableSnapshot(connection);
  if (table === null) return null;
  return (
    <LobbyOf connection={connection} table={table} present={present} watching={watching.count} lost={isDown(link)} />
  );
}

interface LobbyOfProps {
  connection: TableConnection;
  table: Table;
  present: readonly boolean[];
  watching: number;
  lost: boolean;
}

function LobbyOf({ connection, table, present, watching, lost }: LobbyOfProps): ReactElement {
  const { t } = useTranslation(['lobby', 'app']);
  const errorText = useErrorText();
  const failed = useFailedStep(table);
  const step = useReadyStep(connection, table);
  const call = useMutation({
    // One after the other, each made to the table as it stands by then: two levers thrown quickly are both thrown.
    scope: { id: `table ${table.table_id}` },
    mutationFn: (change: (table: Table) => Promise<Table>) => change(connection.getSnapshot().table ?? table),
    onSuccess: connection.takeTable,
  });
  const isReadyStep = table.state === 'ready';
  const error = call.error ?? step.error;
  return (
    <div className="lobby-page">
      <LobbyBar table={table} watching={watching} />
      <Page title={t('app:title', { page: t(`title.${table.visibility}`) })} className="lobby">
        <h1 className="sr">{t(`heading.${table.visibility}`)}</h1>
        <Parlour table={table} present={present} change={call.mutate} />
        <aside className="terms" aria-label={t('terms')}>
          <Notices lost={lost} failed={failed} error={error ? errorText(error) : null} />
          {isReadyStep ? (
            <ReadyPanel connection={connection} table={table} step={step} />
          ) : (
            <>
              <RematchCount table={table} />
              <Invite table={table} />
              <Terms table={table} change={call.mutate} />
              <SeatsPanel table={table} change={call.mutate} busy={call.isPending} />
            </>
          )}
          <LobbyTalk connection={connection} table={table} />
        </aside>
      </Page>
    </div>
  );
}

function LobbyBar({ table, watching }: { table: Table; watching: number }): ReactElement {
  const { t } = useTranslation(['lobby', 'app']);
  return (
    <Bar homeLabel={t('app:home')}>
      <div className="game-title">
        <span className="name">
          <b>{t(`title.${table.visibility}`)}</b>{' '}
          <span className="quiet">{t(table.ladder === null ? 'unrated' : 'rated')}</span>
        </span>
        <Eyes count={watching} label={t('watching', { count: watching })} />
      </div>
      <ThemeButton />
      <Leave table={table} />
    </Bar>
  );
}
