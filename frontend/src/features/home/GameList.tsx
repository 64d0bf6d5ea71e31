import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeText, formatsOf, pointsText } from '@/i18n';
import { Link } from 'react-router';
import { useMe } from '@/features/session';
import type { FinishedGame } from '@/protocol';
import { Bone, Button, Empty, FULL_STAIRS, Sheet, SHORT_STAIRS, Stairs } from '@/ui';
import { Failure } from './Failure';
import { dayOf, listed } from './listed';
import { myGamesQuery } from './queries';
import './games.css';

const SKELETONS = [0, 1, 2];

/** One's finished games, newest first; at most `most`, or all with a way to see more. */
export function LastGames({ most }: { most?: number }): ReactElement {
  const { t } = useTranslation('home');
  const me = useMe();
  const [now] = useState(Date.now);
  const games = useInfiniteQuery({ ...myGamesQuery, enabled: me !== undefined && me !== null });
  if (games.isLoadingError) return <Failure error={games.error} again={() => void games.refetch()} />;
  if (me === undefined || (me !== null && games.isPending)) return <GameSkeletons />;
  const rows = (games.data?.pages ?? []).flatMap((page) => page.results).slice(0, most);
  if (rows.length === 0) {
    return (
      <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('games.none')}>
        {t('games.noneText')}
      </Empty>
    );
  }
  return (
    <>
      <ol>
        {rows.map((game) => (
          <GameRow key={game.game_id} game={game} now={now} />
        ))}
      </ol>
      {most === undefined && games.hasNextPage && (
        <Button busy={games.isFetchingNextPage} onClick={() => void games.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** One finished game: place, company, day, points, and what it did to the rating of whom the list is about. */
export function GameRow({ game, now }: { game: FinishedGame; now: number }): ReactElement {
  const { t, i18n } = useTranslation('home');
  const others = game.seats.filter((_, seat) => seat !== game.seat).map((player) => player.name);
  const place = game.seat === null ? undefined : game.places?.[game.seat];
  const total = game.seat === null ? undefined : game.totals?.[game.seat];
  // A house bot's rating never moves.
  const rating = game.seat === null || game.seats[game.seat]?.kind === 'bot' ? undefined : game.ratings?.[game.seat];
  const stairs = game.options.length === 'full' ? FULL_STAIRS : SHORT_STAIRS;
  return (
    <li>
      <Link className="game" to={`/games/${game.game_id}`}>
        <span className="game__p" data-first={place === 1 || undefined}>
          {place === undefined ? t('games.aborted') : t('games.place', { count: place, ordinal: true })}
        </span>
        <span className="game__w">
          {listed(others, formatsOf(i18n.language))}
          <span className="quiet">{dayOf(game.ended_at, now, formatsOf(i18n.language))}</span>
        </span>
        <span className="game__s">
          <Stairs sizes={stairs} now={stairs.length} />
        </span>
        <span className="num game__pts">
          {total !== undefined && (
            <>
              {pointsText(total)}
              <span className="sr"> {t('games.points')}</span>
            </>
          )}
        </span>
        <span className="num game__d">
          {rating && (
            <>
              {changeText(rating.after.value - rating.before.value)}
              <span className="sr"> {t('games.rating')}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

function GameSkeletons(): ReactElement {
  return (
    <ol aria-busy="true">
      {SKELETONS.map((i) => (
        <li className="game" key={i}>
          <Bone />
          <span className="game__w">
            <Bone width={70} />
            <Bone width={30} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** All of one's finished games. */
export function MyGamesPage(): ReactElement {
  const { t } = useTranslation(['home', 'app']);
  return (
    <Sheet title={t('app:title', { page: t('games.heading') })} heading={t('games.heading')}>
      <LastGames />
    </Sheet>
  );
}
