import { createContext, useContext, useEffect, useState } from 'react';

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
  const [seconds, setSeconds] = useState(() => secondsUntil(instant, now()));
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const left = instant - now();
      setSeconds(secondsUntil(instant, now()));
      // Wake just after the figure changes, not at a fixed beat that would drift across it.
      if (left > 0) timer = window.setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [instant, now]);
  return seconds;
}

/** Whether `instant` has come; renders again once, when it does. */
export function useIsPast(instant: number): boolean {
  const now = useServerTime();
  const [past, setPast] = useState(() => now() >= instant);
  useEffect(() => {
    const left = instant - now();
    if (left <= 0) {
      setPast(true);
      return undefined;
    }
    setPast(false);
    const timer = window.setTimeout(() => setPast(true), left);
    return () => window.clearTimeout(timer);
  }, [instant, now]);
  return past;
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** `75` -> `1:15`: figures mean the same in every language here. */
export function clockFigures(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
