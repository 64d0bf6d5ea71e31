import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonDialog } from '@/features/people';
import type { GameView, Seat } from '@/protocol';
import type { LogEntry } from '../model/presentation';
import { Log, Rail, Standings } from '../scene/Rail';
import type { Picture } from './LiveGame';
import { LogOrTalk, type TableTalk } from './TableTalk';

interface GameRailProps {
  open: boolean;
  view: GameView;
  picture: Picture;
  log: readonly LogEntry[];
  /** What is asked of whom now. */
  now: string;
  talk: TableTalk;
}

/** Beside the table: the standings, whose names open what one may do about somebody, and log or talk. */
export function GameRail({ open, view, picture, log, now, talk }: GameRailProps): ReactElement {
  const { t } = useTranslation('table');
  const [met, setMet] = useState<Seat | null>(null);
  const { people, names } = picture;
  const you = view.your_seat;
  return (
    <>
      <Rail open={open} label={t('rail')}>
        <Standings people={people} scores={view.scores} you={you} onPerson={setMet} />
        <LogOrTalk view={view} talk={talk}>
          {(tabs) => <Log entries={log} names={names} you={you} now={now} head={tabs} />}
        </LogOrTalk>
      </Rail>
      {met !== null && <Met view={view} seat={met} onClose={() => setMet(null)} />}
    </>
  );
}

function Met({ view, seat, onClose }: { view: GameView; seat: Seat; onClose: () => void }): ReactElement | null {
  const player = view.seats[seat]?.player;
  if (player === undefined) return null;
  return (
    <PersonDialog
      publicId={player.public_id}
      name={player.name}
      kind={player.kind}
      tableId={view.table_id}
      gameId={view.game_id}
      onClose={onClose}
    />
  );
}
