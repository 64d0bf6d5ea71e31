// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aTable } from '@/testing/builders';
import { keepPromise, keptPromise, keptPromises, type KeptPromise } from './promises';

const aPromise = (n: number): KeptPromise => ({
  game_id: `g${n}`,
  table_id: 't1',
  commitment: 'c',
  seats: ['u_marit', 'u_barrel'],
  options: aTable().options,
  client_hashes: null,
  seat: 0,
  seed: 's',
  kept_at: n,
});

beforeEach(() => localStorage.clear());

describe('promises (F-5)', () => {
  it('are found again by their game', () => {
    keepPromise(aPromise(1));
    expect(keptPromise('g1')).toEqual(aPromise(1));
    expect(keptPromise('g2')).toBeNull();
  });

  it('are none where the browser forbids to keep anything', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(keptPromise('g1')).toBeNull();
    expect(keptPromises()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('are known until the page is left where there is no room for them', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepPromise(aPromise(1));
    expect(keptPromise('g1')).toEqual(aPromise(1));
    full.mockRestore();
    keepPromise({ ...aPromise(1), client_hashes: ['h'] });
    expect(keptPromise('g1')?.client_hashes).toEqual(['h']);
    expect(keptPromises()).toHaveLength(1);
  });

  it('forget the oldest beyond two hundred, and nothing that is not theirs', () => {
    localStorage.setItem('craits.preferences', '{}');
    for (let n = 1; n <= 202; n += 1) keepPromise(aPromise(n));
    expect(keptPromise('g1')).toBeNull();
    expect(keptPromise('g2')).toBeNull();
    expect(keptPromise('g3')).not.toBeNull();
    expect(keptPromise('g202')).not.toBeNull();
    expect(localStorage.getItem('craits.preferences')).toBe('{}');
  });
});
