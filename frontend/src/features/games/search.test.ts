import { describe, expect, it } from 'vitest';
import { askedOf, atCursor, filtersIn, isOwn, recordsAddress, withFilter, withOneMore, withoutOne } from './search';

const search = (text: string) => new URLSearchParams(text);

describe('a search as an address', () => {
  it('begins at its first page whenever it changes', () => {
    const deep = atCursor(search('ladder=duel'), 'abc');
    expect(deep.toString()).toBe('ladder=duel&cursor=abc');
    expect(withFilter(deep, 'length', 'short').toString()).toBe('ladder=duel&length=short');
    expect(withOneMore(deep, 'contains', 'idiot').get('cursor')).toBeNull();
  });

  it('takes a filter away by an empty value', () => {
    expect(withFilter(search('rated=true&length=full'), 'rated', '').toString()).toBe('length=full');
  });

  it('keeps several of a kind, each once', () => {
    const two = withOneMore(withOneMore(search('name=okta'), 'name', 'marit'), 'name', 'okta');
    expect(two.getAll('name')).toEqual(['okta', 'marit']);
    expect(withoutOne(two, 'name', 'okta').getAll('name')).toEqual(['marit']);
  });

  it('asks for no place of nobody, and for no seats that its kind does not have', () => {
    expect(withoutOne(search('name=okta&place=1'), 'name', 'okta').toString()).toBe('');
    expect(withoutOne(search('name=okta&player=me&place=1'), 'name', 'okta').get('place')).toBe('1');
    expect(withFilter(search('seats=4'), 'ladder', 'duel').toString()).toBe('ladder=duel');
  });

  it('knows how much it asks for', () => {
    expect(filtersIn(search('sort=crank&cursor=x'))).toBe(0);
    expect(filtersIn(search('name=a&name=b&contains=idiot&rated=true'))).toBe(4);
    expect(isOwn(search('player=me&sort=oldest'))).toBe(true);
    expect(isOwn(search('player=me&rated=true'))).toBe(false);
  });
});

describe('what the server is asked', () => {
  it('is what the address says, numbers as numbers', () => {
    expect(askedOf(search('from=2026-11-01&to=2026-11-02&seats=4&name=okta&sort=crank'))).toEqual({
      from: '2026-11-01',
      to: '2026-11-02',
      seats: 4,
      name: ['okta'],
      sort: 'crank',
    });
  });

  it('is whatever stands in the address where that makes no sense: the server says so', () => {
    expect(askedOf(search('from=soon&seats=many&rated=perhaps'))).toEqual({
      from: 'soon',
      seats: 'many',
      rated: 'perhaps',
    });
  });

  it('is no page of it, for all records as one stream', () => {
    expect(recordsAddress(search(''))).toBe('/api/games/records');
    expect(recordsAddress(search('contains=idiot&contains=blocked&from=2026-11-01&cursor=x'))).toBe(
      '/api/games/records?contains=idiot&contains=blocked&from=2026-11-01',
    );
  });
});
