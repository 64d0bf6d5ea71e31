import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseBot, Player, Table, TableSeat } from '@/protocol';
import { Bone, Button, ClockDisc, dyeOf, Face, Icon, IconButton, Plate, Tag, useCopy } from '@/ui';
import { tableLink } from './Invite';
import type { ChangeTable } from './Lobby';
import type { Place } from './seating';
import { addBot, houseBotsQuery, removeBot } from './tableCalls';
import { useSitDown } from './useSitDown';

interface ChairProps {
  place: Place;
  seat: TableSeat;
  table: Table;
  change: ChangeTable;
}

interface TakenChairProps extends ChairProps {
  player: Player;
  present: boolean;
}

/** Somebody's chair: who they are, and how they stand. */
export function TakenChair({ place, seat, player, present, table, change }: TakenChairProps): ReactElement {
  const { t } = useTranslation('lobby');
  const isHost = table.host !== null && table.host === table.you;
  const mayRemove = isHost && player.kind === 'bot' && table.state === 'seats';
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
        sub={<SeatTags seat={seat} player={player} table={table} />}
      >
        {mayRemove ? (
          <IconButton
            label={t('removeBot', { name: player.name })}
            onClick={() => change((now) => removeBot(now, seat.seat))}
          >
            <Icon name="cross" />
          </IconButton>
        ) : (
          <Standing seat={seat} player={player} present={present} table={table} />
        )}
      </Plate>
    </article>
  );
}

function SeatTags({ seat, player, table }: { seat: TableSeat; player: Player; table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  return (
    <>
      {seat.seat === table.host && <span>{t('host')}</span>}
      {player.kind === 'bot' && <Tag>{t('bot')}</Tag>}
      {player.kind === 'guest' && <Tag>{t('guest')}</Tag>}
    </>
  );
}

/** One word at the end of the plate. */
function Standing({ seat, player, present, table }: Omit<TakenChairProps, 'place' | 'change'>): ReactElement {
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

/** A free seat with its ways to be filled: sit down, bring a friend, add a bot. */
export function FreeChair({ place, seat, table, change }: ChairProps): ReactElement {
  const { t } = useTranslation('lobby');
  const { copied, copy } = useCopy(tableLink(table));
  const sitDown = useSitDown(change);
  const [choosing, setChoosing] = useState(false);
  const isHost = table.host !== null && table.host === table.you;
  const bots = `bots-${seat.seat}`;
  if (table.state !== 'seats') {
    return (
      <article className={`chair chair--${place} chair--free`}>
        <p>{t('empty', { seat: seat.seat + 1 })}</p>
      </article>
    );
  }
  return (
    <article className={`chair chair--${place} chair--free`} data-open={choosing || undefined}>
      <p>{t('free', { seat: seat.seat + 1 })}</p>
      <div className="chair__row">
        {table.you === null ? (
          <Button onClick={() => sitDown(seat.seat)}>{t('sitHere')}</Button>
        ) : (
          <Button onClick={copy}>
            <Icon name={copied ? 'tick' : 'link'} />
            <span role="status">{t(copied ? 'copied' : 'copyLink')}</span>
          </Button>
        )}
        {isHost && (
          <Button aria-expanded={choosing} aria-controls={bots} onClick={() => setChoosing(!choosing)}>
            {t('addBot')}
          </Button>
        )}
      </div>
      {choosing && (
        <BotChoice
          id={bots}
          onChoose={(bot) => {
            setChoosing(false);
            change((now) => addBot(now, bot, seat.seat));
          }}
        />
      )}
    </article>
  );
}

function BotChoice({ id, onChoose }: { id: string; onChoose: (bot: HouseBot) => void }): ReactElement {
  const { t } = useTranslation('lobby');
  const { data, isError } = useQuery(houseBotsQuery);
  return (
    <ul className="levels" id={id} aria-busy={!data && !isError}>
      {!data && !isError && <Bone />}
      {isError && <li>{t('noBots')}</li>}
      {data?.map((bot) => (
        <li key={bot.bot}>
          <button type="button" onClick={() => onChoose(bot)}>
            <b>{bot.name}</b>
            <span>{bot.summary}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
