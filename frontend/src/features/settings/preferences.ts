import { useSyncExternalStore } from 'react';

/** How this browser likes to see and play; kept here, not in the account, because screens and hands differ. */
export interface Preferences {
  theme: 'system' | 'dark' | 'light';
  deck: 'two' | 'four';
  motion: 'system' | 'none';
  sort: 'suit' | 'rank' | 'playable';
  /** Off: the first tap lifts a card, the second plays it. */
  oneTap: boolean;
  /** Letters, digits and signs do something by themselves; off for whoever speaks to the device or slips easily. */
  letters: boolean;
  /** Show the letter on each button that has a key. */
  keyNames: boolean;
  /** Let the table be heard. */
  sound: boolean;
  /** Show notices of the system while the page is out of sight; the browser must allow it, too. */
  notices: boolean;
}

export const DEFAULTS: Preferences = {
  theme: 'system',
  deck: 'two',
  motion: 'system',
  sort: 'suit',
  oneTap: true,
  letters: true,
  keyNames: true,
  sound: false,
  notices: false,
};

/** public/theme.js reads the same entry before the first paint. */
const ENTRY = 'craits.preferences';

/** What somebody else may ask a page to look like: the sender of a link. */
export type Look = Partial<Pick<Preferences, 'theme' | 'deck'>>;

const listeners = new Set<() => void>();
let current = read();
let borrowed: Look = {};

export function preferences(): Preferences {
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  // Who chooses for themselves has their way at once.
  borrowed = Object.fromEntries(Object.entries(borrowed).filter(([name]) => !(name in change)));
  try {
    localStorage.setItem(ENTRY, JSON.stringify(current));
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the page.
  }
  changed();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

/** The theme that is shown: the one chosen, or the system's. */
export function shownTheme(system: MediaQueryList = lightSystem()): 'dark' | 'light' {
  const { theme } = { ...current, ...borrowed };
  if (theme !== 'system') return theme;
  return system.matches ? 'light' : 'dark';
}

/** The deck that is shown. */
export function shownDeck(): Preferences['deck'] {
  return borrowed.deck ?? current.deck;
}

/** Shows the page in another look until the answer is called, or its viewer chooses for themselves. Nothing is kept. */
export function borrowLook(look: Look): () => void {
  borrowed = look;
  changed();
  return () => {
    if (Object.keys(borrowed).length === 0) return;
    borrowed = {};
    changed();
  };
}

/** Keeps the root element in step with the preferences, the system's theme and other tabs. */
export function followPreferences(): void {
  lightSystem().addEventListener('change', changed);
  window.addEventListener('storage', ({ key }) => {
    if (key !== ENTRY) return;
    current = read();
    changed();
  });
  apply();
}

function changed(): void {
  apply();
  for (const listener of listeners) listener();
}

function apply(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = shownTheme();
  toggle(dataset, 'deck', shownDeck() === 'four' && 'four');
  toggle(dataset, 'motion', current.motion === 'none' && 'none');
}

function toggle(dataset: DOMStringMap, name: string, value: string | false): void {
  if (value) dataset[name] = value;
  else Reflect.deleteProperty(dataset, name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function lightSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: light)');
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? '{}');
    return typeof stored === 'object' ? { ...DEFAULTS, ...stored } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}
