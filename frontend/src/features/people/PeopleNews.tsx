import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useNotice } from '@/features/notices';
import { useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Challenge, Me } from '@/protocol';
import { usePersonNews } from '@/transport';
import { Button, Disc, dyeFor, Face, Icon, IconButton } from '@/ui';
import { answerChallenge, peopleQuery, useChallenges, withChallenge, type Reply } from './peopleCalls';
import { StandingBanner } from './StandingBanner';
import { useChallengeNews } from './useChallengeNews';
import { useChallengeWords } from './useChallengeWords';
import './news.css';

/** What people and moderators have to say to whoever looks, in every room. */
export function PeopleNews(): ReactElement | null {
  const me = useMe();
  return me ? <NewsFor me={me} /> : null;
}

function NewsFor({ me }: { me: Me }): ReactElement {
  const { t } = useTranslation('people');
  const tell = useNotice();
  const { pathname } = useLocation();
  const [put, setPut] = useState<string[]>([]);
  const { ended, dismiss } = useChallengeNews(me.public_id, ({ from }) =>
    tell('challenge', t('news.challenged', { name: from.name })),
  );
  usePersonNews('match', () => tell('match', t('news.match')));
  const open = useChallenges(me.kind === 'human');
  const toMe = open.filter(({ to, challenge_id }) => to.public_id === me.public_id && !put.includes(challenge_id));
  // The people room shows them all: no need to say it twice.
  const shown = pathname === '/people' ? [] : toMe;
  // Whoever looks at the table sees the challenged sit down.
  const over = ended.filter(({ state, table_id }) => state !== 'accepted' || pathname !== `/table/${table_id}`);
  return (
    <div className="news" role="log" aria-label={t('news.label')}>
      <StandingBanner />
      {shown.map((challenge) => (
        <Incoming
          key={challenge.challenge_id}
          challenge={challenge}
          onPut={() => setPut((before) => [...before, challenge.challenge_id])}
        />
      ))}
      {over.map((challenge) => (
        <Ended key={challenge.challenge_id} challenge={challenge} onDismiss={() => dismiss(challenge)} />
      ))}
    </div>
  );
}

function Incoming({ challenge, onPut }: { challenge: Challenge; onPut: () => void }): ReactElement {
  const { t } = useTranslation('people');
  const words = useChallengeWords();
  const { answer, busy, refused } = useAnswer(challenge);
  const { from } = challenge;
  return (
    <section className="toast paper" aria-label={t('news.challenged', { name: from.name })}>
      <Disc seat={dyeFor(from.public_id)}>
        <Face name={from.name} avatar={from.avatar} />
      </Disc>
      <div className="toast__t">
        <b>{t('news.challenged', { name: from.name })}</b>
        <span>{words(challenge)}</span>
        {refused !== null && <span role="alert">{refused}</span>}
      </div>
      <IconButton label={t('news.later')} onClick={onPut}>
        <Icon name="cross" />
      </IconButton>
      <div className="toast__acts">
        <Button busy={busy} onClick={() => answer('decline')}>
          {t('challenge.decline')}
        </Button>
        <Button look="brass" busy={busy} onClick={() => answer('accept')}>
          {t('challenge.accept')}
        </Button>
      </div>
    </section>
  );
}

function Ended({ challenge, onDismiss }: { challenge: Challenge; onDismiss: () => void }): ReactElement {
  const { t } = useTranslation('people');
  const state = challenge.state as 'accepted' | 'declined' | 'expired';
  return (
    <section className="toast paper" aria-label={t(`news.${state}`, { name: challenge.to.name })}>
      <Disc seat={dyeFor(challenge.to.public_id)}>
        <Face name={challenge.to.name} avatar={challenge.to.avatar} />
      </Disc>
      <div className="toast__t">
        <b>{t(`news.${state}`, { name: challenge.to.name })}</b>
        {state === 'accepted' && <Link to={`/table/${challenge.table_id}`}>{t('news.toTable')}</Link>}
      </div>
      <IconButton label={t('news.dismiss')} onClick={onDismiss}>
        <Icon name="cross" />
      </IconButton>
    </section>
  );
}

interface Answering {
  answer: (reply: Reply) => void;
  busy: boolean;
  /** Why it did not work, as a sentence. */
  refused: string | null;
}

/** Answers a challenge; whoever says yes is led to its table. */
export function useAnswer(challenge: Challenge): Answering {
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const call = useMutation({
    mutationFn: (reply: Reply) => answerChallenge(challenge, reply),
    onSuccess: (ended) => {
      client.setQueryData(peopleQuery.queryKey, (people) => people && withChallenge(people, ended));
      if (ended.state === 'accepted') void navigate(`/table/${ended.table_id}`);
    },
  });
  return { answer: call.mutate, busy: call.isPending, refused: call.error === null ? null : errorText(call.error) };
}
