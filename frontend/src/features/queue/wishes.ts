import type { GameKind } from '@/protocol';
import type { Wish } from './calls';

const ENTRY = 'craits.wish';

export const KINDS: readonly GameKind[] = [
  { ladder: 'duel', length: 'short' },
  { ladder: 'duel', length: 'full' },
  { ladder: 'table', length: 'short' },
  { ladder: 'table', length: 'full' },
];

/** How many sit down for a game of a ladder, if nobody is short. */
export const SEATS: Record<GameKind['ladder'], number> = { duel: 2, table: 4 };

/** How long people may be waited for before bots come, in seconds; null: for ever. */
export const BOT_WAITS: readonly (number | null)[] = [20, 40, 90, null];

const FIRST_WISH: Wish = { kinds: [{ ladder: 'table', length: 'short' }], bots_after_s: 20 };

export const kindKey = ({ ladder, length }: GameKind): `${GameKind['ladder']}-${GameKind['length']}` =>
  `${ladder}-${length}`;

export const sameKind = (one: GameKind, other: GameKind): boolean => kindKey(one) === kindKey(other);

/** What was looked for last in this browser; a short table before the first time. */
export function lastWish(): Wish {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? 'null');
    return isWish(kept) ? kept : FIRST_WISH;
  } catch {
    return FIRST_WISH;
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(ENTRY, JSON.stringify(wish));
  } catch {
    // Storage may be full or forbidden: then it is chosen anew next time.
  }
}

/** The last wish, with another kind as the dearest. Other kinds that were looked for beside it stay. */
export function withFirst(wish: Wish, first: GameKind): Wish {
  return { ...wish, kinds: [first, ...wish.kinds.slice(1).filter((kind) => !sameKind(kind, first))] };
}

/** A wish with a kind added at its end, or taken out of it; the last one stays. */
export function toggled(wish: Wish, kind: GameKind): Wish {
  const kinds = wish.kinds.filter((each) => !sameKind(each, kind));
  if (kinds.length === wish.kinds.length) return { ...wish, kinds: [...kinds, kind] };
  return kinds.length === 0 ? wish : { ...wish, kinds };
}

/** Browsers keep things for years: what is read may be anything. */
function isWish(kept: unknown): kept is Wish {
  if (typeof kept !== 'object' || kept === null || !('kinds' in kept) || !('bots_after_s' in kept)) return false;
  const { kinds, bots_after_s: wait } = kept;
  const known = (kind: unknown) => KINDS.some((each) => JSON.stringify(each) === JSON.stringify(kind));
  return Array.isArray(kinds) && kinds.length > 0 && kinds.every(known) && BOT_WAITS.some((each) => each === wait);
}
