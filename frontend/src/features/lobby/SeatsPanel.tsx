import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorLink, useMe } from '@/features/session';
import type { Table } from '@/protocol';
import { Button } from '@/ui';
import type { ChangeTable } from './Lobby';
import { here, maySit, onlyBotsBeside, taken } from './seating';
import { rejoinTable, startTable } from './tableCalls';
import { useSitDown } from './useSitDown';

interface SeatsPanelProps {
  table: Table;
  change: ChangeTable;
  busy: boolean;
}

const FEWEST = 2;

/** The one thing to do now: sit down, come back, start, or wait for the host. And the way out. */
export function SeatsPanel({ table, change, busy }: SeatsPanelProps): ReactElement {
  const seat = table.you === null ? undefined : table.seats[table.you];
  return (
    <div className="go">
      {seat === undefined && <SitDown table={table} change={change} busy={busy} />}
      {seat !== undefined && !seat.here && <ComeBack change={change} busy={busy} />}
      {seat?.here === true && seat.seat === table.host && <Start table={table} change={change} busy={busy} />}
      {seat?.here === true && seat.seat !== table.host && <WaitForHost table={table} />}
    </div>
  );
}

function SitDown({ table, change, busy }: SeatsPanelProps): ReactElement {
  const { t } = useTranslation('lobby');
  const sitDown = useSitDown(change);
  const me = useMe();
  if (table.kept_out) return <p className="go__wait">{t('keptOut')}</p>;
  if (taken(table).length === table.seats.length) return <span className="quiet">{t('allTaken')}</span>;
  if (!maySit(table, me?.public_id)) return <span className="quiet">{t('othersKept')}</span>;
  return (
    <>
      <Button look="brass" busy={busy} onClick={() => sitDown()}>
        {t('sitDown')}
      </Button>
      <span className="quiet">
        {t('sitDownText')} {me === null && <DoorLink to="/account/login">{t('signIn')}</DoorLink>}
      </span>
    </>
  );
}

function ComeBack({ change, busy }: Omit<SeatsPanelProps, 'table'>): ReactElement {
  const { t } = useTranslation('lobby');
  return (
    <>
      <Button look="brass" busy={busy} onClick={() => change(rejoinTable)}>
        {t('comeBack')}
      </Button>
      <span className="quiet">{t('comeBackText')}</span>
    </>
  );
}

function Start({ table, change, busy }: SeatsPanelProps): ReactElement {
  const { t } = useTranslation('lobby');
  const players = here(table).length;
  const enough = players >= FEWEST;
  const free = table.seats.length - taken(table).length;
  return (
    <>
      <Button
        look="brass"
        busy={busy}
        unavailable={!enough}
        aria-describedby="start-note"
        onClick={() => change(startTable)}
      >
        {t(onlyBotsBeside(table) ? 'start' : 'ask')}
      </Button>
      <span className="quiet" id="start-note">
        {!enough && t('tooFew')}
        {enough && free > 0 && t('mayStart', { count: players })}
        {enough && free === 0 && t('full_table')}
      </span>
    </>
  );
}

function WaitForHost({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const host = table.host === null ? undefined : table.seats[table.host]?.player?.name;
  return <p className="go__wait">{host === undefined ? t('waitForHost') : t('waitForName', { name: host })}</p>;
}
