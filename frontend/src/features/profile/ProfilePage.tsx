import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { Failure } from '@/features/home';
import { PersonActions } from '@/features/people';
import { useMe } from '@/features/session';
import {
  Chooser,
  FigureBones,
  FigurePanels,
  LADDERS,
  playerStatsQuery,
  queryOf,
  searchOf,
  wishOf,
  type PeriodQuery,
} from '@/features/stats';
import type { Ladder, LadderRating, PlayerRatings, Profile } from '@/protocol';
import { isApiError, whyNothing } from '@/transport';
import { buttonClass, Page } from '@/ui';
import { AgainstPanel } from './AgainstPanel';
import { Head, HeadBones } from './Head';
import { LastGames } from './LastGames';
import { profileQuery, ratingsQuery } from './queries';
import { RatedHistory } from './RatedHistory';
import { RatingPanel } from './RatingPanel';
import { ShortPanel } from './ShortPanel';
import './profile.css';

/** What everybody may know of a player: who they are, how their rating went, and all figures of their games. */
export function ProfilePage(): ReactElement {
  const { t } = useTranslation(['profile', 'app']);
  const { publicId = '' } = useParams();
  const profile = useQuery(profileQuery(publicId));
  const isNobody = isApiError(profile.error, 'not_found');
  const name = profile.data?.name ?? t(isNobody ? 'nobody' : 'loading');
  const missing = whyNothing(profile);
  return (
    <Page title={t('app:title', { page: name })} className="prof">
      {isNobody ? (
        <Nobody />
      ) : missing !== null ? (
        <Failure error={missing} again={() => void profile.refetch()} />
      ) : profile.data === undefined ? (
        <PlayerBones />
      ) : profile.data.gone ? (
        <Gone name={profile.data.name} />
      ) : (
        // Somebody else's page begins anew.
        <Present key={publicId} profile={profile.data} />
      )}
    </Page>
  );
}

function PlayerBones(): ReactElement {
  return (
    <div className="figures">
      <HeadBones />
      <FigureBones />
    </div>
  );
}

function Nobody(): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <section className="none none--wide">
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

/** A former player: nothing is asked or shown of them, and nothing can be done about them. */
function Gone({ name }: { name: string }): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <section className="none none--wide">
      <h1>{name}</h1>
      <p className="quiet">{t('gone')}</p>
    </section>
  );
}

/** Somebody whose account stands. Only of them are ratings asked for. */
function Present({ profile }: { profile: Profile }): ReactElement {
  const ratings = useQuery(ratingsQuery(profile.public_id));
  const missing = whyNothing(ratings);
  if (missing !== null) return <Failure error={missing} again={() => void ratings.refetch()} />;
  return ratings.data === undefined ? <PlayerBones /> : <Player profile={profile} ratings={ratings.data} />;
}

function Player({ profile, ratings }: { profile: Profile; ratings: PlayerRatings }): ReactElement {
  const [search] = useSearchParams();
  const played = LADDERS.filter((ladder) => ratings[ladder] !== null);
  const wished = wishOf(search).ladder;
  const ladder = wished !== null && ratings[wished] !== null ? wished : (played[0] ?? 'table');
  const standing = ratings[ladder];
  const own = useMe()?.public_id === profile.public_id;
  const kept = profile.stats_hidden && !own;
  const head = (
    <>
      <Head profile={profile} ratings={ratings} />
      <PersonActions publicId={profile.public_id} name={profile.name} kind={profile.kind} />
    </>
  );
  if (standing === null) {
    return (
      <div className="figures">
        {head}
        <Unrated own={own} />
        <LastGames publicId={profile.public_id} wide />
      </div>
    );
  }
  const rated: RatedProps = { profile, played, ladder, standing };
  return kept ? (
    <Kept {...rated}>{head}</Kept>
  ) : (
    <Figured {...rated} own={own}>
      {head}
    </Figured>
  );
}

interface RatedProps {
  profile: Profile;
  played: readonly Ladder[];
  ladder: Ladder;
  standing: LadderRating;
}

/** All figures; over them whoever they are of. */
function Figured({
  profile,
  played,
  ladder,
  standing,
  own,
  children,
}: RatedProps & { own: boolean; children: ReactElement }): ReactElement {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const [now] = useState(Date.now);
  const query: PeriodQuery = queryOf(wishOf(search), now);
  const stats = useQuery(playerStatsQuery(profile.public_id, ladder, query));
  const missing = whyNothing(stats);
  const { public_id: publicId, kind, stats_hidden: hidden } = profile;
  if (isApiError(stats.error, 'stats_hidden')) {
    return <Kept {...{ profile, played, ladder, standing }}>{children}</Kept>;
  }
  // A house bot's rating is a number, and no line.
  const house = kind === 'bot';
  const file = (table: string) => ({
    href: `/api/users/${publicId}/stats/${ladder}/${table}.csv${searchOf(query)}`,
  });
  return (
    <div className="figures" aria-busy={stats.isPlaceholderData}>
      {children}
      {own && (
        <p className="quiet prof__own">
          {t(hidden ? 'hidden.own' : 'hidden.how')} <Link to="/settings">{t('hidden.settings')}</Link>
        </p>
      )}
      <Chooser ladders={played} chosen={ladder} />
      {missing !== null ? (
        <Failure error={missing} again={() => void stats.refetch()} />
      ) : stats.data === undefined ? (
        <FigureBones />
      ) : stats.data.games === 0 ? (
        <>
          <p className="none quiet">{t(house ? 'nothingOfBot' : 'nothingThen')}</p>
          <LastGames publicId={publicId} wide />
        </>
      ) : (
        <>
          {!house && <RatingPanel ladder={ladder} marks={stats.data.rating} csv={[file('rating')]} />}
          <FigurePanels
            stats={stats.data}
            file={file}
            beside={
              <>
                <ShortPanel standing={standing} house={house} stats={stats.data} />
                <AgainstPanel publicId={publicId} ladder={ladder} query={query} />
              </>
            }
          >
            <LastGames publicId={publicId} />
          </FigurePanels>
        </>
      )}
    </div>
  );
}

/** Somebody who keeps their figures to themselves: what is public all the same, and that they do. */
function Kept({ profile, played, ladder, standing, children }: RatedProps & { children: ReactElement }): ReactElement {
  const { t } = useTranslation('profile');
  const house = profile.kind === 'bot';
  return (
    <div className="figures">
      {children}
      <p className="quiet prof__own">{t('hidden.others', { name: profile.name })}</p>
      {played.length > 1 && <LadderTabs ladders={played} chosen={ladder} />}
      <RatedHistory publicId={profile.public_id} ladder={ladder} />
      <ShortPanel standing={standing} house={house} stats={null} />
      <LastGames publicId={profile.public_id} />
    </div>
  );
}

function LadderTabs({ ladders, chosen }: { ladders: readonly Ladder[]; chosen: Ladder }): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <nav className="tabs prof__tabs" aria-label={t('ladders')}>
      {ladders.map((ladder) => (
        <Link key={ladder} to={`?ladder=${ladder}`} replace aria-current={ladder === chosen ? 'page' : undefined}>
          {t(`ladder.${ladder}`)}
        </Link>
      ))}
    </nav>
  );
}

function Unrated({ own }: { own: boolean }): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <section className="none none--wide">
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
