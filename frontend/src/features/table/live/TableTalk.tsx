import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TalkPanel, useTalk, type Talk } from '@/features/talk';
import type { GameView } from '@/protocol';
import type { TableConnection } from '@/transport';

export interface TableTalk {
  talk: Talk;
  unread: number;
  shown: boolean;
  show: (talk: boolean) => void;
}

/** The talk beside a game, and which of log and talk is shown. */
export function useTableTalk(
  tableId: string,
  connection: TableConnection,
  view: GameView,
  railOpen: boolean,
): TableTalk {
  const [shown, show] = useState(false);
  const over = view.phase === 'finished' || view.phase === 'aborted' ? view.game_id : null;
  // On a phone the rail is a sheet: what lies in a sheet put away is not before anybody's eyes.
  const open = shown && (railOpen || !isSheet());
  const talk = useTalk({ tableId, connection, open, over });
  return { talk, unread: talk.unread, shown, show };
}

function isSheet(): boolean {
  return window.matchMedia('(max-width: 560px), (max-height: 499px)').matches;
}

interface LogOrTalkProps {
  view: GameView;
  talk: TableTalk;
  /** The log, with the tabs for its head. */
  children: (tabs: ReactNode) => ReactNode;
}

/** Log and talk share their place beside the table; tabs in their head change them. */
export function LogOrTalk({ view, talk: { talk, unread, shown, show }, children }: LogOrTalkProps): ReactElement {
  const { t } = useTranslation(['talk', 'table']);
  const isOver = view.phase === 'finished' || view.phase === 'aborted';
  const seatOf = (publicId: string): number | null => {
    const seat = view.seats.findIndex(({ player }) => player.public_id === publicId);
    return seat === -1 ? null : seat;
  };
  const tabs = (
    <h2 className="talk-tabs">
      <button type="button" aria-pressed={!shown} onClick={() => show(false)}>
        {t('table:log_title')}
      </button>
      <button
        type="button"
        aria-pressed={shown}
        aria-label={unread > 0 ? t('tabNew', { count: unread }) : undefined}
        onClick={() => show(true)}
      >
        {t('tab')}
        {unread > 0 && <span className="talk-tabs__new num">{unread}</span>}
      </button>
    </h2>
  );
  if (!shown) return <>{children(tabs)}</>;
  return (
    <section className="talk-side" aria-label={t('heading')}>
      {tabs}
      <TalkPanel talk={talk} watching={view.your_seat === null && !isOver} seatOf={seatOf} gameId={view.game_id} />
    </section>
  );
}
