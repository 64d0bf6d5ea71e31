import { describe, expect, it } from 'vitest';
import { clockText, listed } from './index';

describe('what is put into words by rule', () => {
  it('names people as a sentence does, and as the language does', () => {
    expect(listed(['Ada', 'Barrel', 'Pip'], 'en')).toBe('Ada, Barrel and Pip');
    expect(listed([], 'en')).toBe('');
  });

  it('writes spans as a clock does', () => {
    expect([0, 9, 75, 3_600].map(clockText)).toEqual(['0:00', '0:09', '1:15', '60:00']);
  });
});
