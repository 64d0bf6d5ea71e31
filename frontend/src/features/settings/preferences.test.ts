import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS, preferences, setPreferences, shownTheme } from './preferences';

beforeEach(() => setPreferences(DEFAULTS));

const system = (light: boolean) => ({ matches: light }) as MediaQueryList;

describe('preferences', () => {
  it('are kept where theme.js looks for them', () => {
    setPreferences({ theme: 'light', deck: 'four' });
    expect(JSON.parse(localStorage.getItem('craits.preferences') ?? '')).toMatchObject({
      theme: 'light',
      deck: 'four',
    });
  });

  it('show at once', () => {
    const { dataset } = document.documentElement;
    setPreferences({ theme: 'light', deck: 'four', motion: 'none' });
    expect([dataset['theme'], dataset['deck'], dataset['motion']]).toEqual(['light', 'four', 'none']);
    setPreferences({ deck: 'two', motion: 'system' });
    expect(dataset).not.toHaveProperty('deck');
    expect(dataset).not.toHaveProperty('motion');
  });

  it('follow the system until one is chosen', () => {
    expect(shownTheme(system(true))).toBe('light');
    expect(shownTheme(system(false))).toBe('dark');
    setPreferences({ theme: 'dark' });
    expect(shownTheme(system(true))).toBe('dark');
  });

  it('change one at a time', () => {
    setPreferences({ sort: 'rank' });
    expect(preferences()).toEqual({ ...DEFAULTS, sort: 'rank' });
  });
});
