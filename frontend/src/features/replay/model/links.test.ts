import { describe, expect, it } from 'vitest';
import { embedSnippet, pageLink, pictureLink, type Sent } from './links';

const SENT: Sent = { gameId: 'g', position: { round: 1, move: 5, view: null }, look: {} };

describe('the addresses of a moment', () => {
  it('name the language of page and picture, but for English', () => {
    expect(pictureLink('', { ...SENT, language: 'bg' })).toBe('/api/games/g/picture?at=2.5&lang=bg');
    expect(pageLink('', { ...SENT, language: 'bg' })).toBe('/games/g?at=2.5&lang=bg');
    expect(embedSnippet('', { ...SENT, language: 'bg' }, 'Craits')).not.toContain('lang');
    expect(pictureLink('', { ...SENT, language: 'en' })).toBe('/api/games/g/picture?at=2.5');
  });
});
