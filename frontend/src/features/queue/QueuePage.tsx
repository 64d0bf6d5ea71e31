import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorLink, useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Queue } from '@/protocol';
import { Button, buttonClass, Crank, Page } from '@/ui';
import { Dial } from './Dial';
import { Looking } from './Looking';
import { ReadyRoom } from './ReadyRoom';
import { clockOf, useLookFor, useQueue, useServerNow } from './useQueue';
import { lastWish } from './wishes';
import './queue.css';

/** The search for a ranked game: looking, asked to be ready, or not looking at all. */
export function QueuePage(): ReactElement {
  const me = useMe();
  const { queue, error, again } = useQueue({ watched: true });
  if (me === null || me?.kind === 'guest') return <AccountsOnly />;
  if (queue === undefined && error !== null) return <Unknown error={error} again={again} />;
  if (queue === undefined || me === undefined) return <Arriving />;
  const { entry } = queue;
  if (entry === null) return <NotLooking queue={queue} />;
  if (entry.table_id !== null) return <ReadyRoom key={entry.table_id} tableId={entry.table_id} viewer={me.public_id} />;
  return <Looking queue={queue} entry={entry} />;
}

function Arriving(): ReactElement {
  const { t } = useTranslation(['queue', 'app']);
  return (
    <Page title={t('app:title', { page: t('heading') })} className="queue">
      <h1 className="sr">{t('heading')}</h1>
      <Dial share={0} figure="0:00" note={t('app:loading')} />
    </Page>
  );
}

function NotLooking({ queue }: { queue: Queue }): ReactElement {
  const { t } = useTranslation(['queue', 'app']);
  const errorText = useErrorText();
  const now = useServerNow();
  const look = useLookFor();
  const left = queue.paused_until === null ? 0 : queue.paused_until - now;
  return (
    <Page title={t('app:title', { page: t('heading') })} className="queue">
      <Crank className="queue__crank" />
      <h1 className="queue__h">{t(left > 0 ? 'paused' : 'notLooking')}</h1>
      <p className="quiet queue__note">{t(left > 0 ? 'pausedText' : 'notLookingText')}</p>
      <div className="queue__act">
        <Button look="brass" busy={look.isPending} unavailable={left > 0} onClick={() => look.mutate(lastWish())}>
          {left > 0 ? t('lookIn', { clock: clockOf(left + 999) }) : t('look')}
        </Button>
        <p className="queue__refused" role="alert">
          {look.isError && errorText(look.error)}
        </p>
      </div>
    </Page>
  );
}

function AccountsOnly(): ReactElement {
  const { t } = useTranslation(['queue', 'app']);
  return (
    <Page title={t('app:title', { page: t('heading') })} className="queue">
      <Crank className="queue__crank" />
      <h1 className="queue__h">{t('accountsOnly')}</h1>
      <p className="quiet queue__note">{t('accountsOnlyText')}</p>
      <p>
        <DoorLink className={buttonClass('brass')} to="/account/signup">
          {t('signUp')}
        </DoorLink>
      </p>
    </Page>
  );
}

function Unknown({ error, again }: { error: Error; again: () => void }): ReactElement {
  const { t } = useTranslation(['queue', 'app']);
  const errorText = useErrorText();
  return (
    <Page title={t('app:title', { page: t('heading') })} className="queue">
      <Crank className="queue__crank" />
      <h1 className="queue__h">{t('unreachable')}</h1>
      <p className="quiet" role="alert">
        {errorText(error)}
      </p>
      <Button onClick={again}>{t('app:retry')}</Button>
    </Page>
  );
}
