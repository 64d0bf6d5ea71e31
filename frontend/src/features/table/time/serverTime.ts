import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** Says what the server's clock shows now (ms since 1970), corrected for this device's own clock. */
export type ServerTime = () => number;

/** Views hold instants only; whoever counts down needs to know what time it is over there. */
export const ServerTimeContext = createContext<ServerTime>(Date.now);

export function useServerTime(): ServerTime {
  return useContext(ServerTimeContext);
}

/** Whole seconds until `instant` on the server's clock, never below 0; renders again once a second only. */
export function useSecondsUntil(instant: number): number {
  const now = useServerTime();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer = 0;
      const wait = () => {
        const left = instant - now();
        if (left <= 0) return;
        // Wake just after the figure changes, not at a fixed beat that would drift across it.
        timer = window.setTimeout(
          () => {
            changed();
            wait();
          },
          (left % 1000) + JUST_AFTER_MS,
        );
      };
      wait();
      return () => window.clearTimeout(timer);
    },
    [instant, now],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(instant, now()));
}

/** Whether `instant` has come; renders again once, when it does. */
export function useIsPast(instant: number): boolean {
  const now = useServerTime();
  const subscribe = useCallback(
    (changed: () => void) => {
      const left = instant - now();
      if (left <= 0) return () => undefined;
      const timer = window.setTimeout(changed, left + JUST_AFTER_MS);
      return () => window.clearTimeout(timer);
    },
    [instant, now],
  );
  return useSyncExternalStore(subscribe, () => now() >= instant);
}

/** Timers may be a hair early; a figure must not be read before it has changed. */
const JUST_AFTER_MS = 4;

function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** `75` -> `1:15`: figures mean the same in every language here. */
export function clockFigures(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
