import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Failure, GameRow } from '@/features/home';
import { PersonActions } from '@/features/people';
import { useMe } from '@/features/session';
import { formatsOf } from '@/i18n';
import type { Ladder, LadderRating, PlayerRatings, Profile } from '@/protocol';
import { isApiError } from '@/transport';
import { Bone, Button, buttonClass, Disc, dyeFor, Empty, Face, Page, Rating, SHORT_STAIRS, Stairs } from '@/ui';
import { gamesQuery, historyQuery, profileQuery, ratingsQuery } from './queries';
import { RatingChart, RatingTable } from './RatingChart';
import './profile.css';

const LADDERS: readonly Ladder[] = ['table', 'duel'];

/** What everybody may know of a player: who they are, how their rating went, their last games. */
export function ProfilePage(): ReactElement {
  const { t } = useTranslation(['profile', 'app']);
  const { publicId = '' } = useParams();
  const profile = useQuery(profileQuery(publicId));
  const ratings = useQuery(ratingsQuery(publicId));
  const missing = isApiError(profile.error, 'not_found');
  const name = profile.data?.name ?? t(missing ? 'nobody' : 'loading');
  const failed = [profile, ratings].find((query) => query.isLoadingError);
  return (
    <Page title={t('app:title', { page: name })} className="prof">
      {missing ? (
        <Nobody />
      ) : failed?.error ? (
        <Failure error={failed.error} again={() => void failed.refetch()} />
      ) : profile.data && ratings.data ? (
        // Somebody else's page begins anew.
        <Player key={publicId} profile={profile.data} ratings={ratings.data} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function Nobody(): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <section className="panel panel--wide none none--wide">
      <h1>{t('nobody')}</h1>
      <p className="quiet">{t('nobodyText')}</p>
      <p>
        <Link className={buttonClass()} to="/leaderboard">
          {t('leaderboard')}
        </Link>
      </p>
    </section>
  );
}

function Player({ profile, ratings }: { profile: Profile; ratings: PlayerRatings }): ReactElement {
  const played = LADDERS.filter((ladder) => ratings[ladder] !== null);
  const [chosen, choose] = useState<Ladder>(played[0] ?? 'table');
  const standing = ratings[chosen];
  // A house bot's rating is a number, and no line.
  const house = profile.kind === 'bot';
  const tabs = played.length > 1 && <Tabs ladders={played} chosen={chosen} choose={choose} />;
  return (
    <>
      <Head profile={profile} ratings={ratings} />
      <PersonActions publicId={profile.public_id} name={profile.name} kind={profile.kind} />
      {standing === null ? (
        <Unrated profile={profile} />
      ) : (
        <>
          {!house && (
            <RatingPanel publicId={profile.public_id} ladder={chosen}>
              {tabs}
            </RatingPanel>
          )}
          <Facts standing={standing} house={house}>
            {house && tabs}
          </Facts>
        </>
      )}
      <LastGames publicId={profile.public_id} alone={standing === null} />
    </>
  );
}

function Head({ profile, ratings }: { profile: Profile; ratings: PlayerRatings }): ReactElement {
  const { t, i18n } = useTranslation('profile');
  const language = formatsOf(i18n.language);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(profile.joined_at);
  const country = profile.country && new Intl.DisplayNames([language], { type: 'region' }).of(profile.country);
  const games = (ratings.table?.games ?? 0) + (ratings.duel?.games ?? 0);
  return (
    <header className="prof__h">
      <Disc seat={dyeFor(profile.public_id)} className="disc--xl">
        <Face name={profile.name} avatar={profile.avatar} />
      </Disc>
      <div>
        <h1>{profile.name}</h1>
        <p className="quiet">
          {profile.kind === 'bot' ? (
            t('houseBot')
          ) : (
            <>
              {profile.kind === 'guest' && `${t('guest')} `}
              {country && `${t('land', { country })} `}
              {t('since', { month })}{' '}
              {games > 0 && <Trans t={t} i18nKey="games" count={games} components={{ b: <b className="num" /> }} />}
            </>
          )}
        </p>
      </div>
      <dl>
        {LADDERS.map((ladder) => (
          <div key={ladder}>
            <dt className="label">{t(`ladder.${ladder}`)}</dt>
            <dd>
              <Shown standing={ratings[ladder]} />
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Shown({ standing }: { standing: LadderRating | null }): ReactElement {
  const { t } = useTranslation('profile');
  if (standing === null) {
    return (
      <span className="quiet">
        <span aria-hidden="true">{t('unrated')}</span>
        <span className="sr">{t('notRated')}</span>
      </span>
    );
  }
  const { rating } = standing;
  return <Rating value={rating.value} note={t(rating.provisional ? 'provisional' : 'uncertainty', { ...rating })} />;
}

function Tabs({
  ladders,
  chosen,
  choose,
}: {
  ladders: readonly Ladder[];
  chosen: Ladder;
  choose: (ladder: Ladder) => void;
}): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <div className="tabs" role="group" aria-label={t('ladders')}>
      {ladders.map((ladder) => (
        <button key={ladder} type="button" aria-pressed={ladder === chosen} onClick={() => choose(ladder)}>
          {t(`ladder.${ladder}`)}
        </button>
      ))}
    </div>
  );
}

interface RatingPanelProps {
  publicId: string;
  ladder: Ladder;
  /** The choice of ladder, where there is one. */
  children: ReactNode;
}

function RatingPanel({ publicId, ladder, children }: RatingPanelProps): ReactElement {
  const { t } = useTranslation('profile');
  const history = useInfiniteQuery(historyQuery(publicId, ladder));
  const points = (history.data?.pages ?? []).flatMap((page) => page.results).reverse();
  return (
    <section className="panel panel--wide" id="rating">
      <header>
        <h2>{t('rating', { ladder: t(`ladder.${ladder}`) })}</h2>
        {children}
      </header>
      {history.isLoadingError ? (
        <Failure error={history.error} again={() => void history.refetch()} />
      ) : history.data === undefined ? (
        <div className="chart chart--bone" aria-busy="true">
          <Bone />
        </div>
      ) : points.length > 0 ? (
        <>
          <RatingChart ladder={ladder} points={points} />
          <RatingTable points={points} />
          {history.hasNextPage && (
            <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
              {t('earlier')}
            </Button>
          )}
        </>
      ) : null}
    </section>
  );
}

interface FactsProps {
  standing: LadderRating;
  house: boolean;
  /** The choice of ladder, where it stands here. */
  children: ReactNode;
}

function Facts({ standing, house, children }: FactsProps): ReactElement {
  const { t, i18n } = useTranslation('profile');
  const number = new Intl.NumberFormat(formatsOf(i18n.language));
  const { place, best, games, firsts } = standing;
  const facts = [
    ['place', place === null ? t('noPlace') : number.format(place)],
    ...(house ? [] : [['best', best === null ? t('noPlace') : number.format(best)] as const]),
    [house ? 'measured' : 'games', number.format(games)],
    ['firsts', number.format(firsts)],
    ['share', games === 0 ? t('unrated') : number.format(Math.round((firsts / games) * 100))],
  ] as const;
  return (
    <section className="panel">
      <header>
        <h2>{t('standing')}</h2>
        {children}
      </header>
      <dl className="duo">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`fact.${fact}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Unrated({ profile }: { profile: Profile }): ReactElement {
  const { t } = useTranslation('profile');
  const own = useMe()?.public_id === profile.public_id;
  return (
    <section className="panel panel--wide none none--wide">
      <h2>{t('none')}</h2>
      <p className="quiet">{t('noneText')}</p>
      {own && (
        <p>
          <Link className={buttonClass('brass')} to="/">
            {t('play')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** `alone`: nothing stands beside it. */
function LastGames({ publicId, alone }: { publicId: string; alone: boolean }): ReactElement {
  const { t } = useTranslation('profile');
  const [now] = useState(Date.now);
  const games = useInfiniteQuery(gamesQuery(publicId));
  const rows = (games.data?.pages ?? []).flatMap((page) => page.results);
  return (
    <section className={alone ? 'panel panel--wide' : 'panel'}>
      <h2>{t('last')}</h2>
      {games.isLoadingError ? (
        <Failure error={games.error} again={() => void games.refetch()} />
      ) : games.data === undefined ? (
        <div aria-busy="true">
          <Bone width={80} />
        </div>
      ) : rows.length === 0 ? (
        <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('noGames')}>
          {t('noGamesText')}
        </Empty>
      ) : (
        <ol>
          {rows.map((game) => (
            <GameRow key={game.game_id} game={game} now={now} />
          ))}
        </ol>
      )}
      {games.hasNextPage && (
        <Button busy={games.isFetchingNextPage} onClick={() => void games.fetchNextPage()}>
          {t('allGames')}
        </Button>
      )}
    </section>
  );
}

function Skeleton(): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <>
      <header className="prof__h" aria-busy="true">
        <span className="bone bone--disc" />
        <div>
          <h1 className="sr">{t('loading')}</h1>
          <Bone width={30} />
          <Bone width={50} />
        </div>
      </header>
      <section className="panel panel--wide">
        <div className="chart chart--bone">
          <Bone />
        </div>
      </section>
    </>
  );
}
