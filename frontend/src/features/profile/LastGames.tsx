import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Failure, GameRow } from '@/features/home';
import { Panel } from '@/features/stats';
import { whyNothing } from '@/transport';
import { Bone, buttonClass, Empty, SHORT_STAIRS, Stairs } from '@/ui';
import { gamesQuery } from './queries';

const SHOWN = 5;

/** The last games, and the way to all of them. `wide`: nothing stands beside it. */
export function LastGames({ publicId, wide = false }: { publicId: string; wide?: boolean }): ReactElement {
  const { t } = useTranslation('profile');
  const [now] = useState(Date.now);
  const games = useQuery(gamesQuery(publicId));
  const missing = whyNothing(games);
  const rows = games.data?.results.slice(0, SHOWN);
  return (
    <Panel title={t('last')} {...(wide && { width: 'wide' })}>
      {missing !== null ? (
        <Failure error={missing} again={() => void games.refetch()} />
      ) : rows === undefined ? (
        <div className="panel__bones" aria-busy="true">
          <Bone width={80} />
        </div>
      ) : rows.length === 0 ? (
        <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('noGames')}>
          {t('noGamesText')}
        </Empty>
      ) : (
        <>
          <ol>
            {rows.map((game) => (
              <GameRow key={game.game_id} game={game} now={now} />
            ))}
          </ol>
          <p className="prof__more">
            <Link className={buttonClass()} to={`/games?player=${publicId}`}>
              {t('allGames')}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
