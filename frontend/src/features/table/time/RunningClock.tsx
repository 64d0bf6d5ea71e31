import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Clock } from '@/protocol';
import { ClockDisc } from '@/ui';
import { lookAgain, useIsPast, useServerTime } from './serverTime';

/** From here on the clock is late: ring and figures turn vermilion. */
export const LATE_MS = 5000;
/** The ring is redrawn this often, not sixty times a second: nobody sees the difference, a slow phone feels it. */
const STEPS_A_SECOND = 4;

/** How often the ring is held against the server's time, and how far it may be off before it is set anew. */
const CHECK_EVERY_MS = 1000;
const MAY_BE_OFF_MS = 150;

type DealerMark = { letter: string; label: string } | null | undefined;

interface RunningClockProps {
  children: ReactNode;
  clock: Clock;
  dealer?: DealerMark;
}

/**
 * A player's disc whose ring runs down to the deadline: first round the move's own time, then round the bank.
 * The browser moves the ring by itself; nothing renders while it runs.
 */
export function RunningClock({ children, clock, dealer }: RunningClockProps): ReactElement {
  const holder = useRef<HTMLSpanElement>(null);
  const now = useServerTime();
  const late = useIsPast(clock.deadline_at - LATE_MS);
  useLayoutEffect(() => {
    const ring = holder.current?.querySelector('circle + circle');
    if (!ring || typeof ring.animate !== 'function') return undefined;
    const start = now();
    const bank = clock.deadline_at - clock.move_ends_at;
    const animations = [
      runDown(ring, start, clock.starts_at, clock.move_ends_at),
      ...(bank > 0 ? [runDown(ring, start, clock.move_ends_at, clock.deadline_at)] : []),
    ];
    // The server's time may come to be known better, and after a sleep the animations have stood still.
    const stop = lookAgain(
      () => {
        const passed = now() - start;
        for (const animation of animations) setRight(animation, passed);
      },
      () => CHECK_EVERY_MS,
    );
    return () => {
      stop();
      animations.forEach((animation) => animation.cancel());
    };
  }, [clock, now]);
  return (
    <span ref={holder} className="running">
      <ClockDisc live late={late} dealer={dealer}>
        {children}
      </ClockDisc>
    </span>
  );
}

function setRight(animation: Animation, passed: number): void {
  const shown = Number(animation.currentTime ?? 0);
  if (Math.abs(shown - passed) > MAY_BE_OFF_MS) animation.currentTime = passed;
}

/** Empties the ring between two instants; joins in at the right place when `from` is past. */
function runDown(ring: Element, now: number, from: number, to: number): Animation {
  const duration = Math.max(1, to - from);
  return ring.animate([{ strokeDasharray: '100 200' }, { strokeDasharray: '0 200' }], {
    duration,
    delay: from - now,
    fill: 'forwards',
    easing: `steps(${Math.max(1, Math.round((duration / 1000) * STEPS_A_SECOND))})`,
  });
}
