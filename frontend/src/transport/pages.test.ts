// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cursorOf, fromAddress } from './pages';

it('finds what is needed of the next page in its address', () => {
  expect(cursorOf('http://x.org/api/games?player=me&cursor=cD0y')).toBe('cD0y');
  expect(cursorOf(null)).toBeUndefined();
  expect(fromAddress('/api/leaderboards/table?after=1990.7', 'after')).toBe('1990.7');
  expect(fromAddress('/api/leaderboards/table', 'after')).toBeUndefined();
});
