/** The arithmetic of docs/fairness.md: seeds, the numbers that come of them, and shuffles. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { cardAt, heightOf, PACK, type Card } from './cards';

const WORD_SPAN = 2 ** 32;
const BLOCK_BYTES = 32;
const WORD_BYTES = 4;

/** SHA-256 of the server's seed, both lower-case hex (F-1.2). */
export function commitmentTo(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

/** SHA-256 of a client's seed, lower-case hex (F-1.4). */
export function hashOfSeed(clientSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(clientSeed)));
}

/** The message that goes into the game's seed: its id and every client seed, a line each (F-1.5). */
export function seedMessage(gameId: string, clientSeeds: readonly string[]): string {
  return [gameId, ...clientSeeds].join('\n');
}

/** The 32 bytes that every shuffle of a game comes from (F-1.5). `serverSeed` is hex. */
export function gameSeedOf(serverSeed: string, gameId: string, clientSeeds: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(seedMessage(gameId, clientSeeds)));
}

/** The endless stream of a label: 32-bit words, eight to a block (F-2.1). */
export function* wordsOf(gameSeed: Uint8Array, label: string): Generator<number, never> {
  const head = concatBytes(gameSeed, utf8ToBytes(label));
  for (let counter = 0; ; counter += 1) {
    const block = sha256(concatBytes(head, bigEndian(counter)));
    const view = new DataView(block.buffer, block.byteOffset, BLOCK_BYTES);
    for (let at = 0; at < BLOCK_BYTES; at += WORD_BYTES) yield view.getUint32(at);
  }
}

function bigEndian(counter: number): Uint8Array {
  const bytes = new Uint8Array(WORD_BYTES);
  new DataView(bytes.buffer).setUint32(0, counter);
  return bytes;
}

/** One swap of a shuffle: item `i` changes places with item `j`, which is `word mod (i + 1)`. */
export interface Swap {
  readonly i: number;
  readonly j: number;
  readonly word: number;
  /** What stood at `i` and at `j` before. */
  readonly at_i: Card;
  readonly at_j: Card;
}

/**
 * The cards in the order that a stream of words gives (F-2.3). Ends of the 32 bits that would favour the low numbers
 * are passed over (F-2.2). `onSwap` is told every swap as it is made.
 */
export function shuffled(
  cards: readonly Card[],
  words: Iterator<number, unknown>,
  onSwap?: (swap: Swap) => void,
): Card[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const word = nextBelow(i + 1, words);
    const j = word % (i + 1);
    const [at_i, at_j] = [cardAt(order, i), cardAt(order, j)];
    onSwap?.({ i, j, word, at_i, at_j });
    order[i] = at_j;
    order[j] = at_i;
  }
  return order;
}

/** The next word that stands for a number below `k` without favour (F-2.2). */
function nextBelow(k: number, words: Iterator<number, unknown>): number {
  const limit = WORD_SPAN - (WORD_SPAN % k);
  for (;;) {
    const next = words.next();
    if (next.done === true) throw new Error('The stream has ended before the shuffle.');
    if (next.value < limit) return next.value;
  }
}

export const dealLabel = (round: number): string => `deal:${round}`;
export const reshuffleLabel = (round: number, count: number): string => `reshuffle:${round}:${count}`;
export const CUT_LABEL = 'cut';

/** The pack for a round, index 0 dealt first (F-3.3). */
export function dealOrder(gameSeed: Uint8Array, round: number, onSwap?: (swap: Swap) => void): Card[] {
  return shuffled(PACK, wordsOf(gameSeed, dealLabel(round)), onSwap);
}

/** The draw pile of a reshuffle, index 0 drawn first (F-3.4); `discards` without the top card, as they were laid. */
export function reshuffleOrder(
  gameSeed: Uint8Array,
  round: number,
  count: number,
  discards: readonly Card[],
  onSwap?: (swap: Swap) => void,
): Card[] {
  return shuffled(discards, wordsOf(gameSeed, reshuffleLabel(round, count)), onSwap);
}

/** Who drew what in the cut, and who deals first. */
export interface Cut {
  readonly draws: readonly { readonly seat: number; readonly card: Card }[];
  readonly dealer: number;
}

/** The cut: the lowest card deals, and who ties for it draws again (R-1.2, F-3.2). */
export function cutFor(gameSeed: Uint8Array, seats: number): Cut {
  const pack = shuffled(PACK, wordsOf(gameSeed, CUT_LABEL));
  const draws: { seat: number; card: Card }[] = [];
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const drawn = left.map((seat, i) => ({ seat, card: cardAt(pack, draws.length + i) }));
    draws.push(...drawn);
    const lowest = Math.min(...drawn.map(({ card }) => heightOf(card)));
    left = drawn.filter(({ card }) => heightOf(card) === lowest).map(({ seat }) => seat);
  }
  return { draws, dealer: left[0] ?? 0 };
}
