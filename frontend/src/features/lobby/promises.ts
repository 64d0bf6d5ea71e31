import type { Options } from '@/protocol';

/**
 * What this browser was shown before a game, kept so that the record can be compared with it afterwards (F-5): a
 * record alone can only agree with itself.
 */
export interface KeptPromise {
  game_id: string;
  table_id: string;
  commitment: string;
  /** Public ids by game seat. */
  seats: string[];
  options: Options;
  /** Filled when all of them were shown. */
  client_hashes: string[] | null;
  /** Which seat was ours, and the seed we gave. */
  seat: number;
  seed: string;
  kept_at: number;
}

const PREFIX = 'craits.promise.';
const MOST = 200;

/** What the browser would not keep, or had no room for: known until the page is left, which is enough for a seed. */
const unkept = new Map<string, KeptPromise>();

/** Keeps a promise, forgetting the oldest when there are too many. */
export function keepPromise(promise: KeptPromise): void {
  try {
    localStorage.setItem(PREFIX + promise.game_id, JSON.stringify(promise));
    unkept.delete(promise.game_id);
  } catch {
    unkept.set(promise.game_id, promise);
  }
  for (const { game_id } of keptPromises().slice(MOST)) localStorage.removeItem(PREFIX + game_id);
}

export function keptPromise(gameId: string, storage: Storage | null = storageHere()): KeptPromise | null {
  const here = unkept.get(gameId);
  if (here !== undefined) return here;
  const stored = storage?.getItem(PREFIX + gameId) ?? null;
  return stored === null ? null : (JSON.parse(stored) as KeptPromise);
}

/** All of them, the latest first. */
export function keptPromises(storage: Storage | null = storageHere()): KeptPromise[] {
  if (storage === null) return [];
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => keptPromise(key.slice(PREFIX.length), storage) ?? [])
    .sort((a, b) => b.kept_at - a.kept_at);
}

/** This browser's storage; null where it is forbidden: then nothing can have been kept. */
function storageHere(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
