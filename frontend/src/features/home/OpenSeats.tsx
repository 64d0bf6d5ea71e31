import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openTablesQuery } from './queries';

/** The ways on from the live games: to all of them, and to tables that wait for somebody. */
export function OpenSeats(): ReactElement {
  const { t } = useTranslation('home');
  const { data } = useInfiniteQuery(openTablesQuery);
  const count = data?.pages[0]?.results.length ?? 0;
  const more = data?.pages[0]?.next != null;
  return (
    <p className="alts">
      <Link to="/watch">{t('live.all')}</Link>
      <Link to="/tables">{count === 0 ? t('live.open') : t(more ? 'live.openMore' : 'live.openCount', { count })}</Link>
    </p>
  );
}
