import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pointsText } from '@/i18n';
import type { LiveGame } from '@/protocol';
import { buttonClass, Disc, Eyes, Face, Tag } from '@/ui';
import { LiveRing } from './LiveRing';
import { byPoints, useLiveLine } from './useLiveLine';

/** The one game most worth watching, large: its table, and who plays with rating and points. */
export function FeaturedGame({ game }: { game: LiveGame }): ReactElement {
  const { t } = useTranslation('watch');
  const line = useLiveLine(game);
  const kind = t(`kind.${game.seats.length === 2 ? 'duel' : 'table'}`);
  return (
    <section className="featured" aria-labelledby="featured-h">
      <h2 id="featured-h">{t('featured')}</h2>
      <div className="featured__in">
        <LiveRing game={game} />
        <div className="featured__t">
          <p className="featured__line">
            <b>{line}</b>
            <Eyes count={game.watching} label={t('watching', { count: game.watching })} />
          </p>
          <p className="quiet">
            {kind}, {t(game.rated ? 'rated' : 'unrated')}
          </p>
          <Players game={game} />
          <Link className={buttonClass('brass')} to={`/table/${game.table_id}`}>
            {t('watch')}
          </Link>
        </div>
      </div>
    </section>
  );
}

function Players({ game }: { game: LiveGame }): ReactElement {
  const { t } = useTranslation('watch');
  return (
    <ol className="featured__players">
      {byPoints(game).map(({ seat, points }) => {
        const player = game.seats[seat];
        if (player === undefined) return null;
        return (
          <li key={seat}>
            <Disc seat={seat}>
              <Face name={player.name} avatar={player.avatar} />
            </Disc>
            <span className="featured__who">
              <b>{player.name}</b>
              {player.kind !== 'human' && <Tag>{t(`player.${player.kind}`)}</Tag>}
              {player.rating && (
                <span className="num quiet">
                  <span className="sr">{t('rating')} </span>
                  {player.rating.value}
                </span>
              )}
            </span>
            <span className="num">
              {pointsText(points)}
              <span className="sr"> {t('points')}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
