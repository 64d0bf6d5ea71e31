import type { ClosingMessage } from '@/protocol';

export type ClosingCode = ClosingMessage['code'];

/** The line to the server, as a state machine. `attempt` counts tries since the line last stood for a while. */
export type LinkState =
  | { phase: 'idle' }
  /** `again`: it has been tried before, or has stood already. */
  | { phase: 'connecting'; attempt: number; again: boolean }
  | { phase: 'open'; attempt: number }
  | { phase: 'lost'; attempt: number; retryInMs: number }
  | { phase: 'closed'; code: ClosingCode };

export type LinkEvent =
  | { type: 'start' }
  | { type: 'opened' }
  /** It has stood for a while: what comes next has nothing to do with the tries before. */
  | { type: 'stood' }
  | { type: 'dropped' }
  | { type: 'retry' }
  | { type: 'stop' }
  | { type: 'ended'; code: ClosingCode };

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const LEAST_SHARE = 0.5;

/**
 * The state after an event. Events that make no sense in a state leave it as it is: timers and sockets that were
 * given up may still speak.
 *
 * @param random a number from 0 to 1, for the jitter that keeps a thousand pages from knocking at once
 */
export function nextLink(state: LinkState, event: LinkEvent, random: number): LinkState {
  if (event.type === 'stop') return { phase: 'idle' };
  if (state.phase === 'closed') return state;
  switch (event.type) {
    case 'ended':
      return { phase: 'closed', code: event.code };
    case 'start':
      return state.phase === 'idle' ? { phase: 'connecting', attempt: 0, again: false } : state;
    case 'opened':
      return state.phase === 'connecting' ? { phase: 'open', attempt: state.attempt } : state;
    case 'stood':
      return state.phase === 'open' && state.attempt > 0 ? { ...state, attempt: 0 } : state;
    case 'dropped':
      return dropped(state, random);
    case 'retry':
      return retried(state);
  }
}

function retried(state: LinkState): LinkState {
  if (state.phase === 'lost') return { phase: 'connecting', attempt: state.attempt, again: true };
  // The network came back in the middle of a try that may fail yet: no long wait follows it.
  if (state.phase === 'connecting' && state.attempt > 0) return { ...state, attempt: 0 };
  return state;
}

function dropped(state: LinkState, random: number): LinkState {
  if (state.phase !== 'open' && state.phase !== 'connecting') return state;
  // A line that opens and falls at once is waited for as one that does not open.
  const attempt = state.attempt + 1;
  return { phase: 'lost', attempt, retryInMs: backoff(attempt, random) };
}

/** Whether there is no line where there has been one, or should be: not while it is opened for the first time. */
export function isDown(link: LinkState): boolean {
  return link.phase === 'lost' || (link.phase === 'connecting' && link.again);
}

/** Doubling waits up to a limit, of which half is left to chance. */
export function backoff(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  return Math.round(wait * (LEAST_SHARE + (1 - LEAST_SHARE) * random));
}
