/** A fault's path in words: which round, which move. Pure. */

export type Place =
  | { readonly key: 'whole' | 'commitment' | 'first_dealer' | 'totals' | 'places' | 'rounds' }
  | { readonly key: 'client_hash'; readonly seat: number }
  | { readonly key: 'header' | 'moves' | 'result'; readonly round: number }
  | { readonly key: 'move'; readonly round: number; readonly move: number }
  | { readonly key: 'field'; readonly path: string };

const ROUND = /^rounds\[(\d+)\]\.(number|dealer|hand_size|starter|moves|result)(?:\[(\d+)\])?(?:\..*)?$/;
const HASH = /^fairness\.client_hashes\[(\d+)\]$/;

/** Where a path leads; rounds and moves counted from 1. */
export function placeOf(path: string): Place {
  if (path === '$') return { key: 'whole' };
  if (path === 'fairness.commitment') return { key: 'commitment' };
  if (path === 'first_dealer' || path === 'totals' || path === 'places' || path === 'rounds') return { key: path };
  const hash = HASH.exec(path);
  if (hash !== null) return { key: 'client_hash', seat: Number(hash[1]) };
  const [, index, part, move] = ROUND.exec(path) ?? [];
  if (index === undefined) return { key: 'field', path };
  const round = Number(index) + 1;
  if (part === 'result') return { key: 'result', round };
  if (part !== 'moves') return { key: 'header', round };
  return move === undefined ? { key: 'moves', round } : { key: 'move', round, move: Number(move) + 1 };
}
