import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { clockOf, useQueue, useServerNow } from './useQueue';
import './pill.css';

/** In the bar of every other room: that one is looking for a game, for how long, and the way back. */
export function QueuePill(): ReactElement | null {
  const { pathname } = useLocation();
  const { queue } = useQueue();
  if (!queue?.entry || pathname === '/queue') return null;
  return <Pill since={queue.entry.since} />;
}

function Pill({ since }: { since: number }): ReactElement {
  const { t } = useTranslation();
  const now = useServerNow();
  return (
    <Link className="pill" to="/queue">
      <span className="num">{clockOf(now - since)}</span>
      <span className="pill__word">{t('looking')}</span>
      <span className="sr">{t('backToQueue')}</span>
    </Link>
  );
}
