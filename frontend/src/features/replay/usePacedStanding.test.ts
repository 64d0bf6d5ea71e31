// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePacedStanding } from './usePacedStanding';
import type { Standing } from './usePlayer';

const at = (move: number, swift = true): Standing => ({ position: { round: 0, move, view: null }, swift });

let now = 0;

/** Scrubs on a device that takes so long to draw the table; returns the move drawn. */
function scrubbing(drawingMs: number) {
  let last: Standing | null = null;
  return renderHook(
    ({ standing }) => {
      const drawn = usePacedStanding(standing);
      if (last !== null && drawn !== last) now += drawingMs;
      last = drawn;
      return drawn.position.move;
    },
    { initialProps: { standing: at(0, false) } },
  );
}

const pass = (ms: number): void => {
  now += ms;
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the table while one scrubs', () => {
  it('follows each step where it is drawn within a frame', () => {
    const { result, rerender } = scrubbing(8);
    for (const move of [1, 2, 3]) {
      rerender({ standing: at(move) });
      pass(20);
      expect(result.current).toBe(move);
    }
  });

  it('rests as long as it took to draw, and then has what is newest', () => {
    const { result, rerender } = scrubbing(200);
    rerender({ standing: at(1) });
    pass(20);
    expect(result.current).toBe(1);
    for (const move of [2, 3]) rerender({ standing: at(move) });
    pass(150);
    expect(result.current).toBe(1);
    pass(200);
    expect(result.current).toBe(3);
  });

  it('stands at once where one stops', () => {
    const { result, rerender } = scrubbing(200);
    for (const move of [1, 2]) rerender({ standing: at(move) });
    rerender({ standing: at(5, false) });
    expect(result.current).toBe(5);
    pass(1_000);
    expect(result.current).toBe(5);
  });
});
