// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { borrowLook, DEFAULTS, preferences, setPreferences, shownDeck, shownTheme } from './preferences';

const system = (light: boolean) => ({ matches: light }) as MediaQueryList;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system(false));
  setPreferences(DEFAULTS);
  borrowLook({});
});

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

  it('give way to a borrowed look, which is kept nowhere', () => {
    const { dataset } = document.documentElement;
    setPreferences({ theme: 'dark' });
    const giveBack = borrowLook({ theme: 'light', deck: 'four' });
    expect([dataset['theme'], dataset['deck'], shownTheme(), shownDeck()]).toEqual(['light', 'four', 'light', 'four']);
    expect(preferences()).toMatchObject({ theme: 'dark', deck: 'two' });
    giveBack();
    expect([dataset['theme'], shownDeck()]).toEqual(['dark', 'two']);
  });

  it('have their way over a borrowed look as soon as something is chosen', () => {
    borrowLook({ theme: 'light', deck: 'four' });
    setPreferences({ theme: 'dark' });
    expect([shownTheme(), shownDeck()]).toEqual(['dark', 'four']);
  });
});
