import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  EndScreen,
  Overlay,
  Rail,
  RailButton,
  ScorePad,
  Standings,
  TableBar,
  TableFrame,
  type Person,
} from '@/features/table';
import { OptionList } from '@/features/options';
import { formatsOf } from '@/i18n';
import type { ReplayFeed, Round, Seat } from '@/protocol';
import { Button, Icon, IconButton } from '@/ui';
import { Board } from './Board';
import { endOf, finishedScores, namesIn, peopleAt, ratingsIn, scoresOf } from './game';
import { KeysDialog } from './KeysDialog';
import type { Replay } from './model/feed';
import { indexOf } from './model/position';
import { MoveList } from './MoveList';
import { ShareDialog } from './ShareDialog';
import { TextLogDialog } from './TextLogDialog';
import { useMoment } from './useMoment';
import { usePacedStanding } from './usePacedStanding';
import { usePlayer } from './usePlayer';
import { useReplayKeys } from './useReplayKeys';
import { useSettledRow } from './useSettledRow';

/** What lies over the table. */
type Over = 'round' | 'game' | 'share' | 'keys' | 'text' | null;

interface ReplayTableProps {
  feed: ReplayFeed;
  replay: Replay;
  /** The viewer's own seat, if they played. */
  mine: Seat | null;
  /** Whether this server has the game: a record from elsewhere has no address to share. */
  kept: boolean;
}

/** A game to step through: the same table as in play, every hand open or as one seat saw it. */
export function ReplayTable({ feed, replay, mine, kept }: ReplayTableProps): ReactElement {
  const { t, i18n } = useTranslation('replay');
  const player = usePlayer(replay, feed.seats.length);
  const { standing, lengths, controls } = player;
  const { position } = standing;
  const [over, setOver] = useState<Over>(null);
  const [listOpen, setListOpen] = useState(false);
  const openers = useMemo(
    () => ({
      onHelp: () => setOver('keys'),
      onLog: () => setOver('text'),
      ...(kept && { onShare: () => setOver('share') }),
    }),
    [kept],
  );
  useReplayKeys(controls, feed.seats.length, openers);
  const drawn = usePacedStanding(standing);
  const { round, motion } = useMoment(replay, drawn);
  const rounds = drawn.position.round + (round.result === null ? 0 : 1);
  const people = useMemo(() => peopleAt(feed, replay, rounds), [feed, replay, rounds]);
  const scores = useMemo(() => feed.record.rounds.slice(0, rounds).map(scoresOf), [feed, rounds]);
  const names = useMemo(() => namesIn(feed), [feed]);
  const date = useMemo(() => dateOf(feed, i18n.language), [feed, i18n.language]);
  const row = useSettledRow(indexOf(position, lengths), standing.swift);

  return (
    <TableFrame className="replay-page" round={round} seats={people.length} cards={0} me={null}>
      <TableBar name={t('title')} note={date} round={round} menu={<Menu feed={feed} kept={kept} onOpen={setOver} />}>
        {kept && (
          <IconButton label={t('share.open')} onClick={() => setOver('share')}>
            <Icon name="link" />
          </IconButton>
        )}
        <RailButton open={listOpen} onToggle={() => setListOpen((open) => !open)} />
      </TableBar>
      <Board replay={replay} player={player} drawn={drawn} round={round} motion={motion} people={people} mine={mine} />
      <Rail open={listOpen} label={t('moves')}>
        <div className="rail__stand">
          <Standings people={people} scores={scores} you={position.view} />
          <p className="sheets">
            {round.result !== null && <Button onClick={() => setOver('round')}>{t('sheet')}</Button>}
            <Button onClick={() => setOver('game')}>{t('final')}</Button>
          </p>
        </div>
        <MoveList replay={replay} lengths={lengths} current={row} names={names} controls={controls} />
      </Rail>
      {over === 'round' && round.result !== null && (
        <RoundSheet feed={feed} round={round} people={people} onClose={() => setOver(null)} />
      )}
      {over === 'game' && <Final feed={feed} replay={replay} mine={mine} onClose={() => setOver(null)} />}
      {over === 'share' && (
        <ShareDialog gameId={feed.record.game_id} position={position} onClose={() => setOver(null)} />
      )}
      {over === 'keys' && <KeysDialog shared={kept} onClose={() => setOver(null)} />}
      {over === 'text' && (
        <TextLogDialog replay={replay} names={names} gameId={feed.record.game_id} onClose={() => setOver(null)} />
      )}
    </TableFrame>
  );
}

interface RoundSheetProps {
  feed: ReplayFeed;
  round: Round;
  people: readonly Person[];
  onClose: () => void;
}

/** The score sheet as it was shown after the round. */
function RoundSheet({ feed, round, people, onClose }: RoundSheetProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <Overlay labelledBy="pad-title" onClose={onClose}>
      <ScorePad
        round={round}
        people={people}
        scores={finishedScores(feed, { round: round.number - 1 }, true)}
        you={null}
        sheet={null}
        onReady={null}
      >
        <Button look="brass" onClick={onClose}>
          {t('close')}
        </Button>
      </ScorePad>
    </Overlay>
  );
}

interface FinalProps {
  feed: ReplayFeed;
  replay: Replay;
  mine: Seat | null;
  onClose: () => void;
}

/** How the game ended, and what it did to the ratings. */
function Final({ feed, replay, mine, onClose }: FinalProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <Overlay labelledBy="end-title" onClose={onClose}>
      <EndScreen
        view={endOf(feed)}
        people={peopleAt(feed, replay, replay.rounds.length)}
        you={mine}
        ratings={ratingsIn(feed)}
      >
        <Button look="brass" onClick={onClose}>
          {t('close')}
        </Button>
      </EndScreen>
    </Overlay>
  );
}

interface MenuProps {
  feed: ReplayFeed;
  kept: boolean;
  onOpen: (what: Over) => void;
}

/** What else can be had of the game, and how it was played. */
function Menu({ feed, kept, onOpen }: MenuProps): ReactElement {
  const { t } = useTranslation(['replay', 'app']);
  const { game_id: gameId, options } = feed.record;
  return (
    <>
      <button type="button" onClick={() => onOpen('keys')}>
        {t('menu.keys')}
      </button>
      <button type="button" onClick={() => onOpen('text')}>
        {t('menu.text')}
      </button>
      {kept && (
        <>
          <a href={`/api/games/${gameId}/record`} download>
            {t('menu.record')}
          </a>
          <Link to={`/fairness/${gameId}`}>{t('menu.fairness')}</Link>
        </>
      )}
      <p className="label menu__apart">{t('app:options.heading')}</p>
      <OptionList options={options} />
    </>
  );
}

function dateOf({ record }: ReplayFeed, language: string): string {
  return new Date(record.started_at).toLocaleDateString(formatsOf(language), { day: 'numeric', month: 'long' });
}
