import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './index';

const FILES = import.meta.glob<object>('./*/*.json', { import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof word === 'object' && word !== null ? keysOf(word as object, here) : [here];
  });
}

const room = (file: string) => file.split('/').at(-1) ?? '';
const english = Object.keys(FILES).filter((file) => file.startsWith('./en/'));

describe('words', () => {
  it('are there in every language that is offered', () => {
    for (const { code } of LANGUAGES) {
      for (const file of english) {
        // Plural forms differ between languages; what stands before them must not.
        const stem = (key: string) => key.replace(/_(ordinal_)?(zero|one|two|few|many|other)$/, '');
        const theirs = new Set(keysOf(FILES[`./${code}/${room(file)}`] ?? {}).map(stem));
        const missing = keysOf(FILES[file] ?? {}).filter((key) => !theirs.has(stem(key)));
        expect(missing, `${code}/${room(file)}`).toEqual([]);
      }
    }
  });

  it('are never empty', () => {
    for (const [file, words] of Object.entries(FILES)) {
      expect(JSON.stringify(words), file).not.toContain('""');
    }
  });

  it('are all said somewhere', () => {
    const code = Object.values(SOURCES).join('\n');
    for (const file of [
      'app',
      'fairness',
      'home',
      'leaderboard',
      'lobby',
      'queue',
      'people',
      'profile',
      'rules',
      'session',
      'settings',
      'stats',
      'talk',
      'watch',
    ]) {
      const unsaid = keysOf(FILES[`./en/${file}.json`] ?? {}).filter((key) => !isSaid(key, code));
      expect(unsaid, file).toEqual([]);
    }
  });
});

/** Whether the code names a key, or builds it from a template: `${id}.answer.${card}` says `match.answer.KH`. */
function isSaid(key: string, code: string): boolean {
  const stem = key.replace(/_(ordinal_)?(zero|one|two|few|many|other)$/, '');
  if (code.includes(`'${stem}'`) || code.includes(`"${stem}"`)) return true;
  const parts = stem.split('.').map((part) => `(?:(${part})|\\$\\{[^}]+\\})`);
  const templates = code.matchAll(new RegExp('`' + parts.join('\\.') + '`', 'g'));
  // A template of nothing but holes would say everything.
  return [...templates].some((found) => found.slice(1).some((fixed: string | undefined) => fixed !== undefined));
}
