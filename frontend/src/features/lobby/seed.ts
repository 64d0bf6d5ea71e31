import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** F-1.3: at most 64 printable ASCII characters, of which 32 are the random ones. */
const LONGEST = 64;
const RANDOM_BITS = 128;
const RANDOM_DIGITS = RANDOM_BITS / 4;

export const LONGEST_WORD = LONGEST - RANDOM_DIGITS;

const PRINTABLE = /^[ -~]*$/;

/** Whether a player's own word may stand in front of the random digits. */
export function isUsableWord(word: string): boolean {
  return word.length <= LONGEST_WORD && PRINTABLE.test(word);
}

/**
 * A client seed: own words in front, never instead of the random digits, since a guessable seed is as good as none.
 *
 * @param random makes that many random bits, as hex
 */
export function makeSeed(word: string, random: (bits: number) => string): string {
  return word + random(RANDOM_BITS);
}

/** SHA-256 of a seed, lower-case hex. */
export function hashOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
