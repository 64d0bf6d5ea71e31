import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Challenge } from '@/protocol';
import { usePersonNews } from '@/transport';
import { peopleQuery, standingQuery, withChallenge, without } from './peopleCalls';

interface ChallengeNews {
  /** One's own challenges that have found their end while this page was open. */
  ended: Challenge[];
  dismiss: (challenge: Challenge) => void;
}

/** Keeps people, challenges and standing in step with what the person's line tells. */
export function useChallengeNews(me: string, onChallenged: (challenge: Challenge) => void): ChallengeNews {
  const client = useQueryClient();
  const [ended, setEnded] = useState<Challenge[]>([]);
  const dismiss = (challenge: Challenge): void => setEnded((before) => without(before, challenge));

  usePersonNews('challenge', ({ challenge }) => {
    client.setQueryData(peopleQuery.queryKey, (people) => people && withChallenge(people, challenge));
    const mine = challenge.from.public_id === me;
    if (!mine && challenge.state === 'open') onChallenged(challenge);
    const isNews = challenge.state === 'accepted' || challenge.state === 'declined' || challenge.state === 'expired';
    if (mine && isNews) setEnded((before) => [challenge, ...without(before, challenge)]);
  });
  usePersonNews('people', () => {
    void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['ties'] });
    void client.invalidateQueries({ queryKey: ['talk'] });
  });
  usePersonNews('standing', () => void client.invalidateQueries({ queryKey: standingQuery.queryKey }));
  // What was told while the line was down is asked for.
  usePersonNews('hello', () => {
    void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    void client.invalidateQueries({ queryKey: standingQuery.queryKey });
  });
  return { ended, dismiss };
}
