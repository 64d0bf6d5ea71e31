import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonDialog } from '@/features/people';
import type { Player, Table, TableSeat } from '@/protocol';
import { ClockDisc, dyeOf, Face, Icon, IconButton, Plate, RatingFigure, Tag, type Place } from '@/ui';
import type { ChangeTable } from './Lobby';
import { isHost } from './seating';
import { SendAway } from './SendAway';
import { removeBot } from './tableCalls';

interface TakenChairProps {
  place: Place;
  seat: TableSeat;
  table: Table;
  change: ChangeTable;
  player: Player;
  present: boolean;
}

/** Somebody's chair: who they are, and how they stand. A name that is not one's own opens what one may do about them. */
export function TakenChair({ place, seat, player, present, table, change }: TakenChairProps): ReactElement {
  const [met, setMet] = useState(false);
  const standing = <Standing seat={seat} player={player} present={present} table={table} />;
  // Beside the host's cross there is no room for more than a name.
  const mayDismiss = isHost(table) && table.state === 'seats' && seat.seat !== table.you;
  return (
    <article
      className={`chair chair--${place}`}
      style={dyeOf(seat.seat)}
      data-ready={seat.ready || undefined}
      data-kept={!seat.here || undefined}
      aria-label={player.name}
    >
      <Plate
        disc={
          <ClockDisc>
            <Face name={player.name} avatar={player.avatar} />
          </ClockDisc>
        }
        name={player.name}
        onName={seat.seat === table.you ? undefined : () => setMet(true)}
        sub={
          <>
            <SeatTags seat={seat} player={player} table={table} />
            {mayDismiss && standing}
          </>
        }
      >
        {mayDismiss ? <Dismiss seat={seat} player={player} change={change} /> : standing}
      </Plate>
      {met && (
        <PersonDialog
          publicId={player.public_id}
          name={player.name}
          kind={player.kind}
          tableId={table.table_id}
          onClose={() => setMet(false)}
        />
      )}
    </article>
  );
}

/** The host's way to free somebody else's chair: a bot goes at once, about a person it is asked first. */
function Dismiss({ seat, player, change }: Pick<TakenChairProps, 'seat' | 'player' | 'change'>): ReactElement {
  const { t } = useTranslation('lobby');
  if (player.kind !== 'bot') return <SendAway player={player} change={change} />;
  return (
    <IconButton
      label={t('removeBot', { name: player.name })}
      onClick={() => change((now) => removeBot(now, seat.seat))}
    >
      <Icon name="cross" />
    </IconButton>
  );
}

function SeatTags({ seat, player, table }: { seat: TableSeat; player: Player; table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  return (
    <>
      {player.rating && <RatingFigure rating={player.rating} label={t('rating')} />}
      {seat.seat === table.host && <span>{t('host')}</span>}
      {player.kind === 'bot' && <Tag>{t('bot')}</Tag>}
      {player.kind === 'guest' && <Tag>{t('guest')}</Tag>}
    </>
  );
}

type StandingProps = Pick<TakenChairProps, 'seat' | 'player' | 'present' | 'table'>;

function Standing({ seat, player, present, table }: StandingProps): ReactElement {
  const { t } = useTranslation('lobby');
  if (seat.ready) {
    return (
      <span className="said">
        {t('ready')}
        <Icon name="tick" />
      </span>
    );
  }
  if (seat.seat === table.you)
    return <span className={table.state === 'ready' ? 'said quiet' : 'said'}>{t('you')}</span>;
  if (!seat.here) return <span className="said quiet">{t('keptFor')}</span>;
  if (player.kind === 'bot') return <span />;
  if (!present) return <span className="said quiet">{t('gone')}</span>;
  return <span className="said">{t('here')}</span>;
}
