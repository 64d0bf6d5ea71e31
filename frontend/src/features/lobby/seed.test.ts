import { describe, expect, it } from 'vitest';
import { hashOf, isUsableWord, LONGEST_WORD, makeSeed } from './seed';

describe('client seeds (F-1.3)', () => {
  it('hashes as the server does', () => {
    // Of "abc" and of nothing, from FIPS 180-4.
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('puts a word in front of 128 random bits, never instead', () => {
    const asked: number[] = [];
    const random = (bits: number): string => {
      asked.push(bits);
      return 'f'.repeat(bits / 4);
    };
    expect(makeSeed('lucky', random)).toBe(`lucky${'f'.repeat(32)}`);
    expect(makeSeed('', random)).toHaveLength(32);
    expect(asked).toEqual([128, 128]);
  });

  it('fits into 64 characters with the longest word', () => {
    expect(makeSeed('x'.repeat(LONGEST_WORD), (bits) => 'f'.repeat(bits / 4))).toHaveLength(64);
    expect(isUsableWord('x'.repeat(LONGEST_WORD))).toBe(true);
    expect(isUsableWord('x'.repeat(LONGEST_WORD + 1))).toBe(false);
  });

  it('takes printable ASCII alone', () => {
    expect(isUsableWord('a b ~!')).toBe(true);
    expect(isUsableWord('naïve')).toBe(false);
    expect(isUsableWord('a\nb')).toBe(false);
  });
});
