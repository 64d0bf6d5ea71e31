/** The addresses that a moment of a game has: its page, its picture, its frame for other pages. */
import type { Look } from '@/features/settings';
import { writePosition, type Position } from './position';

/** A moment as somebody sends it: where, from whose seat, and in what look if they wish. */
export interface Sent {
  readonly gameId: string;
  readonly position: Position;
  readonly look: Look;
  /** What the picture is written in, and what chat programs show of the page. Left out: English. */
  readonly language?: string;
}

export function pageLink(origin: string, sent: Sent): string {
  return `${origin}/games/${sent.gameId}?${spokenQueryOf(sent)}`;
}

export function pictureLink(origin: string, sent: Sent): string {
  return `${origin}/api/games/${sent.gameId}/picture?${spokenQueryOf(sent)}`;
}

/** What another page puts into its HTML. */
export function embedSnippet(origin: string, sent: Sent, title: string): string {
  const address = `${origin}/embed/${sent.gameId}?${queryOf(sent).toString()}`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="800" height="640" loading="lazy" allowfullscreen></iframe>`;
}

function queryOf({ position, look }: Sent): URLSearchParams {
  const query = writePosition(position);
  for (const [name, value] of Object.entries(look)) query.set(name, value);
  return query;
}

function spokenQueryOf(sent: Sent): string {
  const query = queryOf(sent);
  if (sent.language !== undefined && sent.language !== 'en') query.set('lang', sent.language);
  return query.toString();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The look that an address asks for; what it does not name, or names wrongly, stays the viewer's own. */
export function readLook(query: URLSearchParams): Look {
  const theme = query.get('theme');
  const deck = query.get('deck');
  return {
    ...((theme === 'dark' || theme === 'light') && { theme }),
    ...((deck === 'two' || deck === 'four') && { deck }),
  };
}
