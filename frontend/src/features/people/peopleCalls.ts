import { queryOptions, useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Challenge, NewChallenge, NewReport, People, OwnStanding, Ties } from '@/protocol';
import { answered, api } from '@/transport';

const ONLINE_EVERY_MS = 30_000;

/** Everybody one has something to do with. Who is online changes without a word: it is asked again from time to time. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: (): Promise<People> => answered(api.GET('/api/people')),
  refetchInterval: ONLINE_EVERY_MS,
});

export const standingQuery = queryOptions({
  queryKey: ['standing'],
  queryFn: (): Promise<OwnStanding> => answered(api.GET('/api/me/standing')),
  staleTime: Infinity,
});

export function tiesQuery(publicId: string) {
  return queryOptions({
    queryKey: ['ties', publicId],
    queryFn: (): Promise<Ties> => answered(api.GET('/api/users/{public_id}/ties', somebody(publicId))),
  });
}

const somebody = (publicId: string) => ({ params: { path: { public_id: publicId } } });
const one = (challenge: Challenge) => ({ params: { path: { challenge_id: challenge.challenge_id } } });

export type Deed = 'follow' | 'mute' | 'block';

/** Does something about somebody, or undoes it; everything that hangs on it is asked for again. */
export function useTie(publicId: string, deed: Deed): UseMutationResult<Ties, Error, boolean> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean): Promise<Ties> => {
      switch (deed) {
        case 'follow':
          return wanted
            ? answered(api.PUT('/api/users/{public_id}/follow', somebody(publicId)))
            : answered(api.DELETE('/api/users/{public_id}/follow', somebody(publicId)));
        case 'mute':
          return wanted
            ? answered(api.PUT('/api/users/{public_id}/mute', somebody(publicId)))
            : answered(api.DELETE('/api/users/{public_id}/mute', somebody(publicId)));
        case 'block':
          return wanted
            ? answered(api.PUT('/api/users/{public_id}/block', somebody(publicId)))
            : answered(api.DELETE('/api/users/{public_id}/block', somebody(publicId)));
      }
    },
    onSuccess: (ties) => {
      client.setQueryData(tiesQuery(publicId).queryKey, ties);
      void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['talk'] });
    },
  });
}

export function challengeSomebody(wish: NewChallenge): Promise<Challenge> {
  return answered(api.POST('/api/challenges', { body: wish }));
}

export type Reply = 'accept' | 'decline' | 'cancel';

export function answerChallenge(challenge: Challenge, reply: Reply): Promise<Challenge> {
  switch (reply) {
    case 'accept':
      return answered(api.POST('/api/challenges/{challenge_id}/accept', one(challenge)));
    case 'decline':
      return answered(api.POST('/api/challenges/{challenge_id}/decline', one(challenge)));
    case 'cancel':
      return answered(api.DELETE('/api/challenges/{challenge_id}', one(challenge)));
  }
}

export function reportSomebody(report: NewReport): Promise<{ report_id: string }> {
  return answered(api.POST('/api/reports', { body: report }));
}

export function acknowledge(warning: number): Promise<OwnStanding> {
  const path = { params: { path: { warning_id: warning } } };
  return answered(api.POST('/api/me/warnings/{warning_id}/acknowledge', path));
}

/** The open challenges, as far as they are known. */
export function useChallenges(enabled: boolean): Challenge[] {
  return useQuery({ ...peopleQuery, enabled }).data?.challenges ?? [];
}

/** One's people after a challenge was made or has found its end. */
export function withChallenge(people: People, challenge: Challenge): People {
  const others = without(people.challenges, challenge);
  return { ...people, challenges: challenge.state === 'open' ? [challenge, ...others] : others };
}

export function without(challenges: readonly Challenge[], gone: Challenge): Challenge[] {
  return challenges.filter(({ challenge_id }) => challenge_id !== gone.challenge_id);
}
