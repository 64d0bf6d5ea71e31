import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { QueuePill } from '@/features/queue';
import { DoorLink, useMe } from '@/features/session';
import { ThemeButton } from '@/features/settings';
import { Bar, Disc, Face, Icon } from '@/ui';

const WAYS = [
  { to: '/', key: 'play' },
  { to: '/watch', key: 'watch' },
  { to: '/games', key: 'games' },
  { to: '/leaderboard', key: 'leaderboard' },
  { to: '/rules', key: 'rules' },
] as const;

/** The bar of the rooms: with the ways through the site (a row at the foot of a phone) or, at a door, without. */
export function SiteBar({ ways }: { ways: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <Bar homeLabel={t('home')}>
      {ways && (
        <nav className="site" aria-label={t('site')}>
          {WAYS.map(({ to, key }) => (
            <NavLink key={key} to={to} end={to !== '/leaderboard'}>
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
      )}
      <ThemeButton className="push" />
      {ways && <QueuePill />}
      {ways && <PeopleLink />}
      {ways && <Person />}
    </Bar>
  );
}

/** The way to one's people; for whoever is somebody. */
function PeopleLink(): ReactElement | null {
  const { t } = useTranslation();
  if (useMe() == null) return null;
  return (
    <NavLink className="iconbtn" to="/people" aria-label={t('nav.people')} title={t('nav.people')}>
      <Icon name="people" />
    </NavLink>
  );
}

/** Who is looking; room is kept for the name while it is not known, so that nothing jumps. */
function Person(): ReactElement {
  const { t } = useTranslation();
  const me = useMe();
  if (me === undefined) return <span className="me me--unknown" />;
  if (me === null) {
    return (
      <DoorLink className="me" to="/account/login">
        {t('signIn')}
      </DoorLink>
    );
  }
  return (
    <Link className="me" to="/settings">
      <Disc seat={0}>
        <Face name={me.name} avatar={me.avatar} />
      </Disc>
      <span className="me__n">{me.name}</span>
      <span className="sr">{t('account')}</span>
    </Link>
  );
}
