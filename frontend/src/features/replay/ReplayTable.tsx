import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import {
  EndScreen,
  Ground,
  MotionStage,
  Overlay,
  planMotion,
  Rail,
  RailButton,
  ScorePad,
  Standings,
  STILL,
  TableBar,
  TableFrame,
  type EndedGame,
  type Motion,
  type Person,
  type RatingMoves,
} from '@/features/table';
import { OptionList } from '@/features/options';
import { formatsOf } from '@/i18n';
import type { ReplayFeed, Seat } from '@/protocol';
import { Button, Page } from '@/ui';
import { Desk } from './Desk';
import { seenBy, type Moment, type Replay } from './model/feed';
import type { Position } from './model/position';
import { MoveList } from './MoveList';
import { useReplayKeys, usePlayer } from './usePlayer';

type Sheet = 'round' | 'game' | null;

const NOBODY: readonly Seat[] = [];
const nothing = (): void => undefined;

/** A game to step through: the same table as in play, every hand open or as one seat saw it. */
export function ReplayTable({ feed, replay }: { feed: ReplayFeed; replay: Replay }): ReactElement {
  const { t, i18n } = useTranslation(['replay', 'table']);
  const player = usePlayer(replay, feed.seats.length);
  useReplayKeys(player);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [listOpen, setListOpen] = useState(false);
  const mine = useMySeat(feed);
  const { position } = player;
  const moment = momentAt(replay, position);
  const round = useMemo(() => seenBy(moment.round, position.view), [moment, position.view]);
  const motion = useStepMotion(moment, position);
  const people = usePeople(feed, replay, position.round + (round.result === null ? 0 : 1));
  const names = useMemo(() => namesIn(feed), [feed]);
  const date = dateOf(feed, i18n.language);

  return (
    <TableFrame className="replay-page" round={round} seats={people.length} cards={0} me={null}>
      <TableBar name={t('title')} note={date} round={round} menu={<HowItWasPlayed feed={feed} />}>
        <RailButton open={listOpen} onToggle={() => setListOpen((open) => !open)} />
      </TableBar>
      <MotionStage motion={motion}>
        <Page title={t('page', { page: t('title') })} className="board">
          <h1 className="sr">{t('heading', { round: round.number, move: position.move })}</h1>
          <Ground
            round={round}
            people={people}
            names={names}
            bottom={position.view ?? mine ?? 0}
            showBottom
            you={null}
            step={position.move}
            clock={null}
            callable={NOBODY}
            onCall={nothing}
            heldCall={null}
            onDraw={null}
            mayDraw={false}
            unsent={false}
          />
          <Desk player={player} replay={replay} names={names} />
        </Page>
      </MotionStage>
      <Rail open={listOpen} label={t('moves')}>
        <div className="rail__stand">
          <Standings
            people={people}
            scores={finishedScores(feed, position, round.result !== null)}
            you={position.view}
          />
          <p className="sheets">
            {round.result !== null && <Button onClick={() => setSheet('round')}>{t('sheet')}</Button>}
            <Button onClick={() => setSheet('game')}>{t('final')}</Button>
          </p>
        </div>
        <MoveList
          moments={replay.rounds[position.round]?.moments ?? []}
          position={position}
          names={names}
          onMove={player.goTo}
        />
      </Rail>
      {sheet === 'round' && round.result !== null && (
        <Overlay labelledBy="pad-title" onClose={() => setSheet(null)}>
          <ScorePad
            round={round}
            people={people}
            scores={feed.record.rounds.slice(0, round.number).map(scoresOf)}
            you={null}
            sheet={null}
            onReady={null}
          >
            <Button look="brass" onClick={() => setSheet(null)}>
              {t('close')}
            </Button>
          </ScorePad>
        </Overlay>
      )}
      {sheet === 'game' && <Final feed={feed} replay={replay} mine={mine} onClose={() => setSheet(null)} />}
    </TableFrame>
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

/** The options of the game, in the menu's place. */
function HowItWasPlayed({ feed }: { feed: ReplayFeed }): ReactElement {
  const { t } = useTranslation('app');
  return (
    <>
      <p className="label">{t('options.heading')}</p>
      <OptionList options={feed.record.options} />
    </>
  );
}

function momentAt(replay: Replay, { round, move }: Position): Moment {
  const moment = replay.rounds[round]?.moments[move];
  // Positions are read against this replay's lengths, so there always is one.
  if (moment === undefined) throw new RangeError(`No move ${move} in round ${round + 1}.`);
  return moment;
}

/** Cards come from where the move took them when it is stepped onto; jumps and steps back just slide. */
function useStepMotion(moment: Moment, position: Position): Motion {
  const [seen, setSeen] = useState<{ position: Position; motion: Motion }>({ position, motion: STILL });
  if (seen.position === position) return seen.motion;
  const stepped = seen.position.round === position.round && seen.position.move + 1 === position.move;
  const next = { position, motion: stepped ? planMotion(moment.events) : { ...STILL } };
  setSeen(next);
  return next.motion;
}

function useMySeat(feed: ReplayFeed): Seat | null {
  const id = useMe()?.public_id;
  const seat = feed.seats.findIndex(({ public_id: other }) => other === id);
  return seat < 0 ? null : seat;
}

function usePeople(feed: ReplayFeed, replay: Replay, rounds: number): Person[] {
  return useMemo(() => peopleAt(feed, replay, rounds), [feed, replay, rounds]);
}

/** The players with their points after so many rounds. */
function peopleAt(feed: ReplayFeed, replay: Replay, rounds: number): Person[] {
  const names = namesIn(feed);
  return feed.seats.map(({ public_id: publicId, avatar, kind }, seat) => ({
    seat,
    publicId,
    name: names[seat] ?? '',
    avatar,
    kind,
    present: true,
    away: false,
    left: false,
    points: replay.totals[rounds]?.[seat] ?? 0,
  }));
}

/** How the ratings moved, as the record was sealed; nothing moved in a game of friends. */
function ratingsIn({ record }: ReplayFeed): RatingMoves {
  if (!record.rated) return null;
  return record.seats.map(({ rating_before: before = 0, rating_after: after = 0 }, seat) => ({ seat, before, after }));
}

function dateOf({ record }: ReplayFeed, language: string): string {
  return new Date(record.started_at).toLocaleDateString(formatsOf(language), { day: 'numeric', month: 'long' });
}

function namesIn(feed: ReplayFeed): string[] {
  return feed.seats.map(({ name }) => name);
}

type RecordRound = ReplayFeed['record']['rounds'][number];

function scoresOf({ result }: RecordRound): number[] {
  return result?.scores ?? [];
}

function finishedScores(feed: ReplayFeed, { round }: Position, over: boolean): number[][] {
  return feed.record.rounds.slice(0, round + (over ? 1 : 0)).map(scoresOf);
}

function endOf({ record }: ReplayFeed): EndedGame {
  const scores = record.rounds.filter(({ result }) => result !== null).map(scoresOf);
  return {
    game_id: record.game_id,
    options: record.options,
    started_at: Date.parse(record.started_at),
    ended_at: Date.parse(record.ended_at),
    scores,
    totals: record.totals ?? [],
    places: record.places,
  };
}
