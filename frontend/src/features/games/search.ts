/**
 * A search of finished games is its address: every filter stands in the query string as the server takes it, so that a
 * link is all one needs of a search.
 */
import type { paths } from '@/protocol';

type Asked = NonNullable<paths['/api/games']['get']['parameters']['query']>;

/** What a game may contain that people look for. */
export type Mark = NonNullable<Asked['contains']>[number];
export type Sort = NonNullable<Asked['sort']>;

export const MARKS: readonly Mark[] = ['long_crank', 'high_score', 'comeback', 'idiot', 'blocked'];
export const SORTS: readonly Sort[] = ['newest', 'oldest', 'crank', 'moves', 'rating'];
export const MOST_PLAYERS = 5;

/** Filters of which a search has one at most. */
export const SINGLE = [
  'place',
  'ladder',
  'length',
  'seats',
  'rated',
  'ended_by',
  'from',
  'to',
  'rating_min',
  'rating_max',
] as const;
export type Single = (typeof SINGLE)[number];
/** Filters of which there may be several; a game must fit all of them. */
export const SEVERAL = ['player', 'name', 'contains'] as const;
export type Several = (typeof SEVERAL)[number];

/** What there is to choose from, where it is not typed. */
export const CHOICES = {
  contains: MARKS,
  place: ['1', '2', '3', '4', '5'],
  ladder: ['duel', 'table'],
  length: ['short', 'full'],
  seats: ['2', '3', '4', '5'],
  rated: ['true', 'false'],
  ended_by: ['finished', 'aborted'],
} as const satisfies Partial<Record<Single | Several, readonly string[]>>;

const NUMBERS: ReadonlySet<string> = new Set(['place', 'seats', 'rating_min', 'rating_max']);

/** The search with one filter set, or taken away by an empty value: from its first page. */
export function withFilter(search: URLSearchParams, name: Single | 'sort', value: string): URLSearchParams {
  const next = fromTheStart(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  // A duel has two seats: to ask for three of them finds nothing.
  if (name === 'ladder') next.delete('seats');
  return next;
}

export function withOneMore(search: URLSearchParams, name: Several, value: string): URLSearchParams {
  const next = fromTheStart(search);
  if (!next.getAll(name).includes(value)) next.append(name, value);
  return next;
}

export function withoutOne(search: URLSearchParams, name: Several, value: string): URLSearchParams {
  const next = fromTheStart(search);
  next.delete(name);
  for (const other of search.getAll(name)) if (other !== value) next.append(name, other);
  // A place is somebody's.
  if (playersIn(next) === 0) next.delete('place');
  return next;
}

/** Another page of the same search. */
export function atCursor(search: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('cursor', cursor);
  return next;
}

/** How many players are asked for. */
export function playersIn(search: URLSearchParams): number {
  return search.getAll('player').length + search.getAll('name').length;
}

/** How many filters narrow the search down; its order is none. */
export function filtersIn(search: URLSearchParams): number {
  const several = SEVERAL.reduce((sum, name) => sum + search.getAll(name).length, 0);
  return several + SINGLE.filter((name) => search.has(name)).length;
}

/** Whether it asks for the viewer's own games and for nothing else. */
export function isOwn(search: URLSearchParams): boolean {
  return filtersIn(search) === 1 && search.get('player') === 'me';
}

/** The search as the server takes it. What makes no sense goes to it as it is: it knows how to say so. */
export function askedOf(search: URLSearchParams): Asked {
  const asked: Record<string, unknown> = {};
  for (const name of SEVERAL) if (search.has(name)) asked[name] = search.getAll(name);
  for (const name of [...SINGLE, 'sort', 'cursor']) {
    const value = search.get(name);
    if (value !== null) asked[name] = valueOf(name, value);
  }
  return asked;
}

function valueOf(name: string, value: string): string | number {
  const number = Number(value);
  return NUMBERS.has(name) && value !== '' && !Number.isNaN(number) ? number : value;
}

/** Where all records that the search finds can be had, as one stream. */
export function recordsAddress(search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(askedOf(fromTheStart(search)))) {
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  const asked = query.toString();
  return asked === '' ? '/api/games/records' : `/api/games/records?${asked}`;
}

function fromTheStart(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('cursor');
  return next;
}
