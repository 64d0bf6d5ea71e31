import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import type { TableConnection } from '@/transport';
import { paceHold, type Motion } from '../motion/plan';
import { present, startPresentation, type Presentation, type PresentationInput } from '../model/presentation';

/** How long a reason or a verdict stays before the eyes when nobody takes it away. */
const READING_MS = 6000;

/** What the screen shows of the game behind `connection`, frame after frame. */
export function usePresentation(connection: TableConnection): [Presentation, Dispatch<PresentationInput>] {
  const [state, dispatch] = useReducer(present, connection, (heard) =>
    startPresentation({ view: heard.getSnapshot().game, deal: heard.lastDeal }),
  );
  useGameMessages(connection, dispatch);
  useFramePace(state, dispatch);
  useExpiry(state.refusal, 'refusal_read', dispatch);
  useExpiry(state.verdict, 'verdict_read', dispatch);
  return [state, dispatch];
}

function useExpiry(
  shown: object | null,
  type: 'refusal_read' | 'verdict_read',
  dispatch: Dispatch<PresentationInput>,
): void {
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = window.setTimeout(() => dispatch({ type }), READING_MS);
    return () => window.clearTimeout(timer);
  }, [shown, type, dispatch]);
}

function useGameMessages(connection: TableConnection, dispatch: Dispatch<PresentationInput>): void {
  useEffect(() => {
    const stop = connection.onGame(({ message, missed }) => {
      dispatch({ type: 'told', message, missed, at: performance.now() });
      // In a tab that nobody sees, nothing is acted out: it is there, whole, when they come back.
      if (document.hidden) dispatch({ type: 'caught_up' });
    });
    // A message may have come between the first render and this effect.
    const { game } = connection.getSnapshot();
    if (game !== null) dispatch({ type: 'synced', view: game });
    return stop;
  }, [connection, dispatch]);
}

/** Shows the next frame when the present one has been looked at for long enough. */
function useFramePace({ shown, moving, waiting }: Presentation, dispatch: Dispatch<PresentationInput>): void {
  const count = waiting.length;
  const oldest = waiting[0]?.arrivedAt;
  const since = useRef<{ motion: Motion | null; at: number }>({ motion: null, at: 0 });
  useEffect(() => {
    if (!moving || shown === null) return undefined;
    const now = performance.now();
    if (since.current.motion !== shown.motion) since.current = { motion: shown.motion, at: now };
    const age = oldest === undefined ? 0 : now - oldest;
    const left = paceHold(shown.motion.holdMs, count, age) - (now - since.current.at);
    const timer = window.setTimeout(() => dispatch({ type: 'frame_over' }), Math.max(0, left));
    return () => window.clearTimeout(timer);
  }, [shown, moving, count, oldest, dispatch]);
}
