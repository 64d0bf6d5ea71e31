import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import vectors from '../../../../../backend/tests/data/fairness-vectors.json';
import { PACK, type Card } from './cards';
import {
  commitmentTo,
  cutFor,
  dealOrder,
  gameSeedOf,
  hashOfSeed,
  reshuffleOrder,
  shuffled,
  wordsOf,
  type Swap,
} from './seeds';

const cards = (text: string): Card[] => text.split(' ') as Card[];
const gameSeed = hexToBytes(vectors.game_seed);

describe('the arithmetic of docs/fairness.md, by the vectors that the server is tested with', () => {
  it('hashes seeds (F-1)', () => {
    expect(commitmentTo(vectors.server_seed)).toBe(vectors.commitment);
    expect(vectors.client_seeds.map(hashOfSeed)).toEqual(vectors.client_hashes);
    const seed = gameSeedOf(vectors.server_seed, vectors.game_id, vectors.client_seeds);
    expect(bytesToHex(seed)).toBe(vectors.game_seed);
  });

  it('gives the words of a stream, block after block (F-2.1)', () => {
    const stream = wordsOf(gameSeed, 'cut');
    const words = Array.from({ length: 24 }, () => stream.next().value);
    expect(words.slice(0, 8).map((word) => word.toString(16).padStart(8, '0'))).toEqual(vectors.cut_words);
    expect(new Set(words).size).toBe(24);
  });

  it.each(vectors.made_up_streams)('shuffles: $why (F-2.2, F-2.3)', ({ cards: given, words, order }) => {
    expect(shuffled(cards(given), words.values())).toEqual(cards(order));
  });

  it('ends with a stream that is too short, not with a bad shuffle', () => {
    expect(() => shuffled(PACK, [1, 2, 3].values())).toThrow('ended');
  });

  it('tells each swap', () => {
    const swaps: Swap[] = [];
    shuffled(cards('AC 2C 3C 4C'), [1, 2, 0].values(), (swap) => swaps.push(swap));
    expect(swaps).toEqual([
      { i: 3, j: 1, word: 1, at_i: '4C', at_j: '2C' },
      { i: 2, j: 2, word: 2, at_i: '3C', at_j: '3C' },
      { i: 1, j: 0, word: 0, at_i: '4C', at_j: 'AC' },
    ]);
  });

  it('cuts, deals and reshuffles (F-3)', () => {
    expect(cutFor(gameSeed, 3).dealer).toBe(vectors.first_dealer);
    expect(dealOrder(gameSeed, 1)).toEqual(cards(vectors.deal_1));
    const { discards, order } = vectors.reshuffle_1_1;
    expect(reshuffleOrder(gameSeed, 1, 1, cards(discards))).toEqual(cards(order));
  });

  it('lets who ties for the lowest card draw again (R-1.2)', () => {
    const { game_id, client_seeds, draws, first_dealer } = vectors.tied_cut;
    const cut = cutFor(gameSeedOf(vectors.server_seed, game_id, client_seeds), client_seeds.length);
    expect(cut.draws.map(({ seat, card }) => [seat, card])).toEqual(draws);
    expect(cut.dealer).toBe(first_dealer);
  });
});
