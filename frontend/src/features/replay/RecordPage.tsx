import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDroppedFeed } from '@/features/fairness';
import type { ReplayFeed } from '@/protocol';
import { buttonClass } from '@/ui';
import { readReplay } from './model/feed';
import { ReplayBones } from './ReplayBones';
import { ReplayTable } from './ReplayTable';
import { Unseen } from './Unseen';
import './replay.css';

/** A record from the reader's own disk, stepped through as any game is: no server knows of it. */
export function RecordPage(): ReactElement {
  const { t } = useTranslation('replay');
  const { pending, feed } = useDroppedFeed();
  if (pending) return <ReplayBones />;
  if (feed !== null) return <Dropped feed={feed} />;
  return (
    <Unseen title={t('dropped.none.title')} text={t('dropped.none.text')}>
      <Link className={buttonClass('brass')} to="/fairness">
        {t('dropped.choose')}
      </Link>
    </Unseen>
  );
}

function Dropped({ feed }: { feed: ReplayFeed }): ReactElement {
  const { t } = useTranslation('replay');
  const replay = useMemo(() => readReplay(feed), [feed]);
  if (replay.rounds.length > 0) return <ReplayTable feed={feed} replay={replay} mine={null} kept={false} />;
  return (
    <Unseen title={t('empty.title')} text={t('empty.text')}>
      <Link className={buttonClass('brass')} to="/fairness">
        {t('dropped.choose')}
      </Link>
    </Unseen>
  );
}
