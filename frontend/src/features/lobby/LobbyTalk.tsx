import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TalkPanel, useTalk } from '@/features/talk';
import type { Table } from '@/protocol';
import type { TableConnection } from '@/transport';

/** Talk before the game, folded away until somebody opens it. */
export function LobbyTalk({ connection, table }: { connection: TableConnection; table: Table }): ReactElement {
  const { t } = useTranslation('talk');
  const [open, setOpen] = useState(false);
  const talk = useTalk({ tableId: table.table_id, connection, open, over: table.previous_game_id });
  const seatOf = (publicId: string): number | null =>
    table.seats.find(({ player }) => player?.public_id === publicId)?.seat ?? null;
  return (
    <details className="lobby-talk" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('heading')}
        {talk.unread > 0 && (
          <span className="talk-tabs__new num" role="status" aria-label={t('tabNew', { count: talk.unread })}>
            {talk.unread}
          </span>
        )}
      </summary>
      {open && <TalkPanel talk={talk} watching={false} seatOf={seatOf} />}
    </details>
  );
}
