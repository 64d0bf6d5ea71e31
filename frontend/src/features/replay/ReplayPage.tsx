import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '@/i18n';
import { useMe } from '@/features/session';
import type { ReplayFeed, Seat } from '@/protocol';
import { whyNothing } from '@/transport';
import { Button, buttonClass, type ButtonLook } from '@/ui';
import { readReplay } from './model/feed';
import { ReplayBones } from './ReplayBones';
import { ReplayTable } from './ReplayTable';
import { Unseen } from './Unseen';
import { missingOf, useReplayFeed } from './useReplayFeed';
import { useSenderLook } from './useSenderLook';
import './replay.css';

/** A finished game at its own address. */
export function ReplayPage({ gameId }: { gameId: string }): ReactElement {
  const feed = useReplayFeed(gameId);
  const missing = whyNothing(feed);
  if (missing !== null) return <Failed error={missing} again={() => void feed.refetch()} />;
  return feed.data === undefined ? <ReplayBones /> : <Loaded feed={feed.data} />;
}

function Loaded({ feed }: { feed: ReplayFeed }): ReactElement {
  const { t } = useTranslation('replay');
  const mine = useMySeat(feed);
  useSenderLook();
  const replay = useMemo(() => readReplay(feed), [feed]);
  if (replay.rounds.length === 0) {
    return (
      <Unseen title={t('empty.title')} text={t('empty.text')}>
        <Games look="brass" />
      </Unseen>
    );
  }
  return <ReplayTable feed={feed} replay={replay} mine={mine} kept />;
}

function useMySeat(feed: ReplayFeed): Seat | null {
  const id = useMe()?.public_id;
  const seat = feed.seats.findIndex(({ public_id: other }) => other === id);
  return seat < 0 ? null : seat;
}

/** Not there, not over yet, or out of reach: each has a sentence of its own. */
function Failed({ error, again }: { error: Error; again: () => void }): ReactElement {
  const { t } = useTranslation('replay');
  const errorText = useErrorText();
  const missing = missingOf(error);
  if (missing === 'failed') {
    return (
      <Unseen title={t('failed.title')} text={errorText(error)}>
        <Button look="brass" onClick={again}>
          {t('again')}
        </Button>
        <Games look="plain" />
      </Unseen>
    );
  }
  return (
    <Unseen title={t(`${missing}.title`)} text={t(`${missing}.text`)}>
      <Games look="brass" />
    </Unseen>
  );
}

function Games({ look }: { look: ButtonLook }): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <Link className={buttonClass(look)} to="/games">
      {t('games')}
    </Link>
  );
}
