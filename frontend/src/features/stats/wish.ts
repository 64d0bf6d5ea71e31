import type { Ladder, Length } from '@/protocol';

/** Over which time: everything, the last thirty days, the last year, or from a day to a day. */
export type Span = 'all' | 'month' | 'year' | 'days';

/** Which games figures are wanted of, as an address says it. What it does not say, or says wrong, is null. */
export interface Wish {
  readonly ladder: Ladder | null;
  readonly length: Length | null;
  readonly span: Span;
  /** Of `days`: the first and the last day, `2026-11-30`. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The part of a wish that the server is asked for. */
export interface PeriodQuery {
  from?: string;
  to?: string;
  length?: Length;
}

export const LADDERS: readonly Ladder[] = ['table', 'duel'];
export const LENGTHS: readonly Length[] = ['short', 'full'];
export const SPANS: readonly Span[] = ['all', 'month', 'year', 'days'];
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;
const BACK = { month: 29, year: 364 };

/** Reads a wish from an address. */
export function wishOf(search: URLSearchParams): Wish {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  const named = SPANS.find((span) => span === search.get('period'));
  return {
    ladder: LADDERS.find((ladder) => ladder === search.get('ladder')) ?? null,
    length: LENGTHS.find((length) => length === search.get('length')) ?? null,
    span: from !== null || to !== null ? 'days' : (named ?? 'all'),
    from,
    to,
  };
}

/** An address with something else wished for; null takes it out. All else stays. */
export function changed(search: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What an address says of a span; from a day to a day begins with the last thirty. */
export function changeTo(span: Span, now: number): Record<string, string | null> {
  if (span !== 'days') return { period: span === 'all' ? null : span, from: null, to: null };
  return { period: null, from: dayText(now - BACK.month * DAY_MS), to: dayText(now) };
}

/** What the server is asked for; a span that ends now is open at its end. */
export function queryOf({ length, span, from, to }: Wish, now: number): PeriodQuery {
  const query: PeriodQuery = length === null ? {} : { length };
  if (span === 'month' || span === 'year') query.from = dayText(now - BACK[span] * DAY_MS);
  if (span === 'days' && from !== null) query.from = from;
  if (span === 'days' && to !== null) query.to = to;
  return query;
}

/** The query as an address writes it, with the question mark; empty without one. */
export function searchOf(query: PeriodQuery): string {
  const text = new URLSearchParams(Object.entries(query)).toString();
  return text === '' ? '' : `?${text}`;
}

function dayIn(text: string | null): string | null {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Days are those of the server's calendar, UTC. */
function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
