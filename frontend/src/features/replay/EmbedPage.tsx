import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { TableFrame } from '@/features/table';
import { useErrorText } from '@/i18n';
import type { ReplayFeed } from '@/protocol';
import { whyNothing } from '@/transport';
import { Bone, Button, buttonClass, Crank, Mark } from '@/ui';
import { Board } from './Board';
import { peopleAt } from './game';
import { readReplay, type Replay } from './model/feed';
import { pageLink, readLook } from './model/links';
import { readPosition } from './model/position';
import { useMoment } from './useMoment';
import { usePacedStanding } from './usePacedStanding';
import { usePlayer } from './usePlayer';
import { missingOf, useReplayFeed } from './useReplayFeed';
import { useReplayKeys } from './useReplayKeys';
import { useSenderLook } from './useSenderLook';
import './replay.css';
import './embed.css';

/** A finished game inside somebody else's page: the table and the desk, and a way to the whole. */
export function EmbedPage(): ReactElement {
  const { gameId = '' } = useParams();
  const feed = useReplayFeed(gameId);
  useSenderLook();
  const missing = whyNothing(feed);
  if (missing !== null) return <Missing error={missing} again={() => void feed.refetch()} />;
  return feed.data === undefined ? <Coming /> : <Loaded feed={feed.data} />;
}

function Loaded({ feed }: { feed: ReplayFeed }): ReactElement {
  const { t } = useTranslation('replay');
  const replay = useMemo(() => readReplay(feed), [feed]);
  if (replay.rounds.length === 0) return <Note title={t('empty.title')} text={t('empty.text')} />;
  return <EmbedTable feed={feed} replay={replay} />;
}

function EmbedTable({ feed, replay }: { feed: ReplayFeed; replay: Replay }): ReactElement {
  const player = usePlayer(replay, feed.seats.length);
  useReplayKeys(player.controls, feed.seats.length);
  const drawn = usePacedStanding(player.standing);
  const { round, motion } = useMoment(replay, drawn);
  const rounds = drawn.position.round + (round.result === null ? 0 : 1);
  const people = useMemo(() => peopleAt(feed, replay, rounds), [feed, replay, rounds]);
  return (
    <TableFrame className="replay-page embed" round={round} seats={people.length} cards={0} me={null}>
      <EmbedBar feed={feed} replay={replay} />
      <Board replay={replay} player={player} drawn={drawn} round={round} motion={motion} people={people} mine={null} />
    </TableFrame>
  );
}

/** Whose page it is that is framed, and the same moment in full: in a window of its own. */
function EmbedBar({ feed, replay }: { feed: ReplayFeed; replay: Replay }): ReactElement {
  const { t } = useTranslation('replay');
  const [query] = useSearchParams();
  const lengths = replay.rounds.map(({ steps }) => steps.length);
  const position = readPosition(query, lengths, feed.seats.length);
  const address = pageLink(window.location.origin, {
    gameId: feed.record.game_id,
    position,
    look: readLook(query),
  });
  return (
    <header className="bar embed__bar">
      <Mark />
      <b>Craits</b>
      <a className={buttonClass('bare')} href={address} target="_blank" rel="noopener">
        {t('embed.open')}
      </a>
    </header>
  );
}

function Coming(): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <main className="unseen" aria-busy="true">
      <h1 className="sr">{t('loading')}</h1>
      <Crank className="unseen__crank" />
      <Bone width={60} />
    </main>
  );
}

function Missing({ error, again }: { error: Error; again: () => void }): ReactElement {
  const { t } = useTranslation('replay');
  const errorText = useErrorText();
  const missing = missingOf(error);
  if (missing === 'failed') return <Note title={t('failed.title')} text={errorText(error)} again={again} />;
  return <Note title={t(`${missing}.title`)} text={t(`${missing}.text`)} />;
}

function Note({ title, text, again }: { title: string; text: string; again?: () => void }): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <main className="unseen">
      <Crank className="unseen__crank" />
      <h1>{title}</h1>
      <p className="quiet">{text}</p>
      {again !== undefined && (
        <Button look="brass" onClick={again}>
          {t('again')}
        </Button>
      )}
    </main>
  );
}
