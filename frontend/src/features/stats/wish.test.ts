import { describe, expect, it } from 'vitest';
import { changed, changeTo, queryOf, searchOf, wishOf } from './wish';

const NOW = Date.UTC(2026, 10, 30, 23, 59);
const asked = (search: string) => queryOf(wishOf(new URLSearchParams(search)), NOW);

describe('what an address wishes for', () => {
  it('is all there is, of both lengths, where it says nothing', () => {
    expect(wishOf(new URLSearchParams())).toEqual({ ladder: null, length: null, span: 'all', from: null, to: null });
    expect(asked('')).toEqual({});
  });

  it('is a span that ends now, today among its days', () => {
    expect(asked('period=month')).toEqual({ from: '2026-11-01' });
    expect(asked('period=year&length=full')).toEqual({ length: 'full', from: '2025-12-01' });
  });

  it('is from a day to a day, either of them open', () => {
    expect(asked('from=2026-01-02&to=2026-03-04')).toEqual({ from: '2026-01-02', to: '2026-03-04' });
    expect(asked('to=2026-03-04&period=month')).toEqual({ to: '2026-03-04' });
    expect(wishOf(new URLSearchParams('period=days')).span).toBe('days');
  });

  it('is nothing that nobody could mean', () => {
    expect(wishOf(new URLSearchParams('ladder=pool&length=long&period=week&from=2026-13-40&to=yesterday'))).toEqual(
      wishOf(new URLSearchParams()),
    );
  });

  it('changes without a trace of the span before', () => {
    const search = new URLSearchParams('against=u_okta&from=2026-01-02');
    expect(changed(search, changeTo('year', NOW)).toString()).toBe('against=u_okta&period=year');
    expect(changed(search, changeTo('all', NOW)).toString()).toBe('against=u_okta');
    expect(changed(search, changeTo('days', NOW)).toString()).toBe('against=u_okta&from=2026-11-01&to=2026-11-30');
  });

  it('is written as the server reads it', () => {
    expect(searchOf({})).toBe('');
    expect(searchOf(asked('length=short&from=2026-01-02'))).toBe('?length=short&from=2026-01-02');
  });
});
