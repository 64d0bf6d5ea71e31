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
    // Just after the figure changes, not at a fixed beat that would drift across it.
    (changed: () => void) => lookAgain(changed, () => wait(instant - now(), (left) => left % SECOND_MS)),
    [instant, now],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(instant, now()));
}

/** Whether `instant` has come; renders again once, when it does. */
export function useIsPast(instant: number): boolean {
  const now = useServerTime();
  const subscribe = useCallback(
    (changed: () => void) => lookAgain(changed, () => wait(instant - now(), (left) => Math.min(left, SECOND_MS))),
    [instant, now],
  );
  return useSyncExternalStore(subscribe, () => now() >= instant);
}

/**
 * Has `changed` called again and again, each time after `next` ms, until there is no next time; and whenever somebody
 * looks at the page again: timers of a hidden one, or of a device that slept, come late. No wait is long, for the
 * server's time may be found out better meanwhile. Returns what ends it.
 */
export function lookAgain(changed: () => void, next: () => number | null): () => void {
  let timer = 0;
  const arm = () => {
    const ms = next();
    if (ms !== null) timer = window.setTimeout(look, ms);
  };
  const look = () => {
    window.clearTimeout(timer);
    changed();
    arm();
  };
  const onVisible = () => {
    if (!document.hidden) look();
  };
  arm();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const SECOND_MS = 1000;

function wait(left: number, of: (left: number) => number): number | null {
  return left <= 0 ? null : of(left) + JUST_AFTER_MS;
}

/** Timers may be a hair early; a figure must not be read before it has changed. */
const JUST_AFTER_MS = 4;

function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
