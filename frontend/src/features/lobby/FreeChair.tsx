import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import type { Table, TableSeat } from '@/protocol';
import { Button, Icon, useCopy, type Place } from '@/ui';
import { BotChoice } from './BotChoice';
import { tableLink } from './Invite';
import { KeepForm } from './KeepForm';
import type { ChangeTable } from './Lobby';
import { isHost } from './seating';
import { addBot, giveFree, reserveSeat } from './tableCalls';
import { useSitDown } from './useSitDown';

interface FreeChairProps {
  place: Place;
  seat: TableSeat;
  table: Table;
  change: ChangeTable;
}

/** A chair nobody sits in: free to all, kept for somebody, or left empty by the game that begins. */
export function FreeChair(props: FreeChairProps): ReactElement {
  const { place, seat, table } = props;
  const { t } = useTranslation('lobby');
  const [open, setOpen] = useState<Way>(null);
  if (table.state !== 'seats') {
    return (
      <article className={`chair chair--${place} chair--free`}>
        <p>{t('empty', { seat: seat.seat + 1 })}</p>
      </article>
    );
  }
  return (
    <article className={`chair chair--${place} chair--free`} data-open={open ?? undefined}>
      {seat.reserved_for === null ? (
        <OpenToAll {...props} open={open} onOpen={setOpen} />
      ) : (
        <KeptChair {...props} name={seat.reserved_for.name} id={seat.reserved_for.public_id} />
      )}
    </article>
  );
}

/** Which way of filling the seat is unfolded. */
type Way = 'bot' | 'keep' | null;

interface OpenToAllProps extends FreeChairProps {
  open: Way;
  onOpen: (way: Way) => void;
}

/** Its ways to be filled: sit down, bring a friend, add a bot, keep it for somebody. */
function OpenToAll({ seat, table, change, open, onOpen }: OpenToAllProps): ReactElement {
  const { t } = useTranslation('lobby');
  const { copied, copy } = useCopy(tableLink(table));
  const sitDown = useSitDown(change);
  const host = isHost(table);
  const bots = `bots-${seat.seat}`;
  const toggle = (way: Way): void => onOpen(open === way ? null : way);
  return (
    <>
      <p>{t('free', { seat: seat.seat + 1 })}</p>
      <div className="chair__row">
        {table.you === null ? (
          !table.kept_out && <Button onClick={() => sitDown(seat.seat)}>{t('sitHere')}</Button>
        ) : (
          <Button onClick={copy}>
            <Icon name={copied ? 'tick' : 'link'} />
            <span role="status">{t(copied ? 'copied' : 'copyLink')}</span>
          </Button>
        )}
        {host && (
          <Button aria-expanded={open === 'bot'} aria-controls={bots} onClick={() => toggle('bot')}>
            {t('addBot')}
          </Button>
        )}
      </div>
      {open === 'bot' && (
        <BotChoice
          id={bots}
          table={table}
          onChoose={(bot) => {
            onOpen(null);
            change((now) => addBot(now, bot, seat.seat));
          }}
        />
      )}
      {host && open !== 'keep' && (
        <Button look="bare" className="chair__keep" onClick={() => onOpen('keep')}>
          {t('keep.do')}
        </Button>
      )}
      {host && open === 'keep' && (
        <KeepForm
          onCancel={() => onOpen(null)}
          onKeep={(name) => {
            onOpen(null);
            change((now) => reserveSeat(now, seat.seat, name));
          }}
        />
      )}
    </>
  );
}

/** Kept for one person: they alone may sit here; the host may give it free again. */
function KeptChair({ seat, table, change, name, id }: FreeChairProps & { name: string; id: string }): ReactElement {
  const { t } = useTranslation('lobby');
  const me = useMe();
  const sitDown = useSitDown(change);
  const mine = me?.public_id === id;
  return (
    <>
      <p>{mine ? t('keep.forYou') : t('keep.forName', { name })}</p>
      <div className="chair__row">
        {mine && table.you === null && (
          <Button look="brass" onClick={() => sitDown(seat.seat)}>
            {t('sitHere')}
          </Button>
        )}
        {isHost(table) && (
          <Button onClick={() => change((now) => giveFree(now, seat.seat))}>{t('keep.giveFree')}</Button>
        )}
      </div>
    </>
  );
}
