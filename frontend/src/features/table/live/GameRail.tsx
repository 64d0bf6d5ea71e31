import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView, Seat } from '@/protocol';
import type { LogEntry } from '../model/presentation';
import { Log, Rail, Standings } from '../scene/Rail';
import { LogOrTalk, type TableTalk } from './TableTalk';
import type { Picture } from './usePicture';

interface GameRailProps {
  open: boolean;
  view: GameView;
  picture: Picture;
  log: readonly LogEntry[];
  /** What is asked of whom now. */
  now: string;
  talk: TableTalk;
  /** Opens what one may do about somebody. */
  onPerson: (seat: Seat) => void;
}

/** Beside the table: the standings, whose names open what one may do about somebody, and log or talk. */
export function GameRail({ open, view, picture, log, now, talk, onPerson }: GameRailProps): ReactElement {
  const { t } = useTranslation('table');
  const { people, names } = picture;
  const you = view.your_seat;
  return (
    <Rail open={open} label={t('rail')}>
      <Standings people={people} scores={view.scores} you={you} onPerson={onPerson} />
      <LogOrTalk view={view} talk={talk}>
        {(tabs) => <Log entries={log} names={names} you={you} now={now} head={tabs} />}
      </LogOrTalk>
    </Rail>
  );
}
