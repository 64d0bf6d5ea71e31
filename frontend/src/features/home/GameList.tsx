import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import { whyNothing } from '@/transport';
import { Bone, Empty, SHORT_STAIRS, Stairs } from '@/ui';
import { Failure } from './Failure';
import { GameRow } from './GameRow';
import { myGamesQuery } from './queries';

/** One's latest finished games, newest first; at most `most`. */
export function LastGames({ most }: { most: number }): ReactElement {
  const { t } = useTranslation('home');
  const me = useMe();
  const [now] = useState(Date.now);
  const games = useQuery({ ...myGamesQuery, enabled: me !== undefined && me !== null });
  const missing = whyNothing(games);
  if (me && missing !== null) return <Failure error={missing} again={() => void games.refetch()} />;
  if (me === undefined || (me !== null && games.isPending)) return <GameSkeletons rows={most} />;
  const rows = games.data?.results.slice(0, most) ?? [];
  if (rows.length === 0) {
    return (
      <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('games.none')}>
        {t('games.noneText')}
      </Empty>
    );
  }
  return (
    <ol>
      {rows.map((game) => (
        <GameRow key={game.game_id} game={game} now={now} />
      ))}
    </ol>
  );
}

/** Rows that are on their way. */
export function GameSkeletons({ rows }: { rows: number }): ReactElement {
  return (
    <ol aria-busy="true">
      {Array.from({ length: rows }, (_, i) => (
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
