import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Ladder } from '@/protocol';
import { answered, api } from '@/transport';
import type { Csv } from './Panel';
import type { PeriodQuery } from './wish';

/** All figures of a player. While others are fetched, those before stay to be seen. */
export function playerStatsQuery(publicId: string, ladder: Ladder, query: PeriodQuery) {
  return queryOptions({
    queryKey: ['stats', publicId, ladder, query],
    queryFn: () =>
      answered(
        api.GET('/api/users/{public_id}/stats/{ladder}', {
          params: { path: { public_id: publicId, ladder }, query },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Everybody's figures together. */
export function siteStatsQuery(ladder: Ladder, query: PeriodQuery) {
  return queryOptions({
    queryKey: ['stats', 'site', ladder, query],
    queryFn: () => answered(api.GET('/api/stats/{ladder}', { params: { path: { ladder }, query } })),
    placeholderData: keepPreviousData,
  });
}

/** Head-to-heads are of both lengths. */
type Days = Omit<PeriodQuery, 'length'>;

/** Whom a player has met most. */
export function opponentsQuery(publicId: string, ladder: Ladder, { from, to }: Days) {
  const query = { ...(from && { from }), ...(to && { to }) };
  return queryOptions({
    queryKey: ['stats', publicId, ladder, 'opponents', query],
    queryFn: () =>
      answered(
        api.GET('/api/users/{public_id}/stats/{ladder}/opponents', {
          params: { path: { public_id: publicId, ladder }, query },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** A player's head-to-head with anybody. */
export function meetingQuery(publicId: string, ladder: Ladder, other: string, { from, to }: Days) {
  const query = { ...(from && { from }), ...(to && { to }) };
  return queryOptions({
    queryKey: ['stats', publicId, ladder, 'against', other, query],
    queryFn: () =>
      answered(
        api.GET('/api/users/{public_id}/stats/{ladder}/against/{other}', {
          params: { path: { public_id: publicId, ladder, other }, query },
        }),
      ),
  });
}

/** How the cards fell in all rated games. */
export const fairnessQuery = queryOptions({
  queryKey: ['fairness'],
  queryFn: () => answered(api.GET('/api/fairness')),
});

/** The file of one of their tables. */
export function numbersFile(table: string): Csv {
  return { href: `/api/fairness/${table}.csv` };
}

/** The public id of whoever has a name, in any spelling; refused as `unknown_player`. */
export async function idOfName(name: string): Promise<string | null> {
  const { players } = await answered(api.GET('/api/games', { params: { query: { name: [name] } } }));
  return players[0]?.public_id ?? null;
}
