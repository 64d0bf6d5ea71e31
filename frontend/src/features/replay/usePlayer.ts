import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Seat } from '@/protocol';
import type { Replay } from './model/feed';
import { isAtEnd, jump, readPosition, writePosition, type Jump, type Lengths, type Position } from './model/position';

/** Moves a second at speed one. */
const STEP_MS = 1100;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  readonly position: Position;
  readonly lengths: Lengths;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (to: Jump) => void;
  readonly goTo: (round: number, move: number) => void;
  readonly look: (view: Seat | null) => void;
  readonly togglePlaying: () => void;
  readonly faster: () => void;
}

/** Stands somewhere in a game; the address says where, so that every move can be linked to. */
export function usePlayer(replay: Replay, seats: number): Player {
  const [query, setQuery] = useSearchParams();
  const lengths = useMemo(() => replay.rounds.map(({ moments }) => moments.length - 1), [replay]);
  const position = useMemo(() => readPosition(query, lengths, seats), [query, lengths, seats]);
  const [wanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = wanted && !isAtEnd(position, lengths);

  const stand = useCallback(
    // Steps leave no trail in the browser's history: *back* leaves the replay.
    (next: Position) => setQuery(writePosition(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const go = useCallback((to: Jump) => stand(jump(position, to, lengths)), [stand, position, lengths]);
  const goTo = useCallback((round: number, move: number) => stand({ ...position, round, move }), [stand, position]);
  const look = useCallback((view: Seat | null) => stand({ ...position, view }), [stand, position]);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = window.setTimeout(() => go('next'), STEP_MS / speed);
    return () => window.clearTimeout(timer);
  }, [playing, speed, go]);

  const togglePlaying = useCallback(() => {
    // Played to its end, it begins again.
    if (isAtEnd(position, lengths)) goTo(0, 0);
    setPlaying(!playing);
  }, [playing, position, lengths, goTo]);
  const faster = useCallback(() => setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? 1), []);

  return { position, lengths, playing, speed, go, goTo, look, togglePlaying, faster };
}

const KEYS: Readonly<Record<string, Jump>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  PageDown: 'next_round',
  PageUp: 'back_round',
};

/** Arrows step, Home and End go to the ends of the round, the page keys to other rounds; space plays and stops. */
export function useReplayKeys({ go, togglePlaying }: Player): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type="range"]), select, textarea, dialog') != null) return;
      const to = KEYS[event.key];
      if (to !== undefined) go(to);
      else if (event.key === ' ' && target?.closest('button, a') == null) togglePlaying();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [go, togglePlaying]);
}
