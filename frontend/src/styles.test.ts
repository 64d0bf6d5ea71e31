import { describe, expect, it } from 'vitest';

/*
 * Style sheets are fetched with their rooms and stay for as long as the page does: what one of them says of a class
 * holds in every room entered later. So a class belongs to one place, and only that place's rules may begin with it.
 */
const SHEETS = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });

/** The replay is the table with other things around it, and says of the table's parts where they stand there. */
const BUILT_ON = new Map([['features/replay', 'features/table']]);

/** A feature, or a layer: `features/home`, `ui`. */
function placeOf(file: string): string {
  const [, layer = '', feature = ''] = file.split('/');
  return layer === 'features' ? `features/${feature}` : layer;
}

/** The classes that rules begin with. */
function beginnings(css: string): Set<string> {
  const selectors = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : head.split(/,(?![^(]*\))/),
  );
  return new Set(selectors.flatMap((selector) => /^\.([\w-]+)/.exec(selector.trim())?.[1] ?? []));
}

/** Classes with more than one place, each with its places. */
function sharedClasses(sheets: Record<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, css] of Object.entries(sheets)) {
    for (const name of beginnings(css)) places.set(name, (places.get(name) ?? new Set()).add(placeOf(file)));
  }
  return [...places].flatMap(([name, where]) => {
    const own = [...where].filter((place) => !where.has(BUILT_ON.get(place) ?? ''));
    return own.length > 1 ? [`.${name}: ${own.sort().join(', ')}`] : [];
  });
}

describe('the style sheets', () => {
  it('say nothing of each other’s classes', () => {
    expect(Object.keys(SHEETS).length).toBeGreaterThan(40);
    expect(sharedClasses(SHEETS)).toEqual([]);
  });

  it('would be caught if they did, also within a condition', () => {
    const phone = '@media (max-width: 600px) { .plate, .home .plate { gap: 0 } }';
    const sheets = { './ui/plate.css': '.plate::before { gap: 0 }', './features/home/home.css': phone };
    expect(sharedClasses(sheets)).toEqual(['.plate: features/home, ui']);
  });
});
