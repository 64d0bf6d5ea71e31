import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sheet } from '@/ui';
import { FeaturedGame } from './FeaturedGame';
import { LiveList } from './LiveList';
import { featuredQuery } from './queries';
import './watch.css';

/** The room for whoever looks on: one game featured, and all that go on. */
export function WatchPage(): ReactElement {
  const { t } = useTranslation(['watch', 'app']);
  const { data } = useQuery(featuredQuery);
  const best = data?.[0];
  return (
    <Sheet
      title={t('app:title', { page: t('title') })}
      heading={t('heading')}
      beside={<Link to="/tables">{t('openTables')}</Link>}
    >
      <div className="watching">
        {best && <FeaturedGame game={best} />}
        <LiveList />
      </div>
    </Sheet>
  );
}
