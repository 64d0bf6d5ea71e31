import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LADDERS } from '@/features/stats';
import { formatsOf } from '@/i18n';
import type { LadderRating, PlayerRatings, Profile } from '@/protocol';
import { Bone, Disc, dyeFor, Face, Rating } from '@/ui';

/** Who somebody is, and what they are rated. */
export function Head({ profile, ratings }: { profile: Profile; ratings: PlayerRatings }): ReactElement {
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

export function HeadBones(): ReactElement {
  const { t } = useTranslation('profile');
  return (
    <header className="prof__h" aria-busy="true">
      <span className="bone bone--disc" />
      <div>
        <h1 className="sr">{t('loading')}</h1>
        <Bone width={30} />
        <Bone width={50} />
      </div>
    </header>
  );
}
