import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Standing } from './usePlayer';

/** What fits into a frame of a usual screen; whatever takes longer makes the slider lag behind the finger. */
const FRAME_MS = 1000 / 60;

/**
 * Where one stands, for what takes long to draw.
 *
 * While the slider passes, the table follows as closely as the device can: where drawing it takes longer than a frame,
 * it then rests as long as that took, and the slider has the frames in between. Whoever stops has it at once.
 */
export function usePacedStanding(standing: Standing): Standing {
  const [drawn, setDrawn] = useState(standing);
  if (!standing.swift && drawn !== standing) setDrawn(standing);
  const pace = useRef<Pace | null>(null);

  useEffect(() => {
    const kept = new Pace();
    pace.current = kept;
    return () => kept.stop();
  }, []);

  useEffect(() => {
    if (standing !== drawn) pace.current?.ask(() => setDrawn(standing));
  }, [standing, drawn]);

  useLayoutEffect(() => pace.current?.drawn(), [drawn]);

  return drawn;
}

/** Lets something be drawn again and again, each time the newest, with rests between. */
class Pace {
  private newest: (() => void) | null = null;
  /** When what is being drawn was begun; null while nothing is. */
  private begunAt: number | null = null;
  private restUntil = 0;
  private timer: number | undefined;
  private frame = 0;

  /** Something is to be drawn, in place of what still waits to be. */
  ask(draw: () => void): void {
    this.newest = draw;
    this.goOn();
  }

  /** The page is written; the browser has yet to paint it. */
  drawn(): void {
    this.newest = null;
    if (this.begunAt === null) return;
    const written = performance.now() - this.begunAt;
    this.frame = requestAnimationFrame(() => {
      const begun = performance.now();
      this.timer = window.setTimeout(() => this.rest(written + performance.now() - begun));
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    window.clearTimeout(this.timer);
  }

  private rest(took: number): void {
    this.begunAt = null;
    this.timer = undefined;
    this.restUntil = took > FRAME_MS ? performance.now() + took : 0;
    this.goOn();
  }

  private goOn(): void {
    if (this.newest === null || this.begunAt !== null || this.timer !== undefined) return;
    this.timer = window.setTimeout(
      () => {
        this.timer = undefined;
        if (this.newest === null) return;
        this.begunAt = performance.now();
        this.newest();
      },
      Math.max(0, this.restUntil - performance.now()),
    );
  }
}
