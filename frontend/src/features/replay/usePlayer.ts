import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import type { Seat } from '@/protocol';
import type { Replay } from './model/feed';
import {
  isAtEnd,
  jump,
  placeAt,
  readPosition,
  writePosition,
  type Course,
  type Jump,
  type Lengths,
  type Position,
} from './model/position';

/** Moves a second at speed one. */
const STEP_MS = 1100;
/** Faster than this there is no time for cards to travel. */
const SWIFT_SPEED = 4;
/** The address follows once one stands still: browsers allow only so many changes of it a minute. */
const ADDRESS_MS = 250;

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where one stands, and how one came there. */
export interface Standing {
  readonly position: Position;
  /** Come to in passing: nothing is to move, only to be there. */
  readonly swift: boolean;
}

/** What can be done; a step changes none of it, so that what holds it need not be drawn again. */
export interface Controls {
  readonly go: (to: Jump, swift?: boolean) => void;
  /** To a move of a round, both as in `Position`. */
  readonly goTo: (round: number, move: number) => void;
  readonly goToRound: (round: number) => void;
  /** To the n-th moment of the whole game, in passing: a slider under way. */
  readonly scrub: (index: number) => void;
  readonly look: (view: Seat | null) => void;
  readonly togglePlaying: () => void;
  /** To the next speed, or the one before; the quickest is followed by the slowest. */
  readonly changeSpeed: (by: 1 | -1) => void;
}

export interface Player {
  /** The same object until one stands elsewhere. */
  readonly standing: Standing;
  readonly lengths: Lengths;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly controls: Controls;
}

/** Stands somewhere in a game; the address says where, so that every move can be linked to. */
export function usePlayer(replay: Replay, seats: number): Player {
  const course = useMemo(
    () => ({ lengths: replay.rounds.map(({ steps }) => steps.length), marks: replay.marks }),
    [replay],
  );
  const { standing, stand } = useStanding(course, seats);
  const { position } = standing;
  const [wanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const atEnd = isAtEnd(position, course.lengths);
  const playing = wanted && !atEnd;

  useEffect(() => {
    if (!playing) return undefined;
    const swift = speed > SWIFT_SPEED;
    const timer = window.setTimeout(
      () => stand((now) => ({ position: jump(now, 'next', course), swift })),
      STEP_MS / speed,
    );
    return () => window.clearTimeout(timer);
  }, [playing, speed, position, stand, course]);

  const togglePlaying = useCallback(() => {
    // Played to its end, it begins again.
    if (atEnd) stand((now) => ({ position: { ...now, round: 0, move: 0 }, swift: false }));
    setPlaying(!playing);
  }, [atEnd, playing, stand]);

  const controls = useMemo<Controls>(
    () => ({
      go: (to, swift = false) => stand((now) => ({ position: jump(now, to, course), swift })),
      goTo: (round, move) => stand((now) => ({ position: { ...now, round, move }, swift: false })),
      goToRound: (round) => stand((now) => ({ position: { ...now, round, move: 0 }, swift: false })),
      scrub: (index) => stand((now) => ({ position: { ...now, ...placeAt(index, course.lengths) }, swift: true })),
      look: (view) => stand((now) => ({ position: { ...now, view }, swift: false })),
      togglePlaying,
      changeSpeed: (by) => setSpeed((now) => SPEEDS.at((SPEEDS.indexOf(now) + by) % SPEEDS.length) ?? 1),
    }),
    [stand, course, togglePlaying],
  );
  return { standing, lengths: course.lengths, playing, speed, controls };
}

type Move = (now: Position) => Standing;

/** The position, kept here for speed, and in the address for everybody else. */
function useStanding({ lengths }: Course, seats: number): { standing: Standing; stand: (move: Move) => void } {
  const [query, setQuery] = useSearchParams();
  const [standing, stand] = useReducer(
    (now: Standing, move: Move) => settled(now, move(now.position)),
    null,
    (): Standing => ({ position: readPosition(query, lengths, seats), swift: false }),
  );
  const { position } = standing;
  const arrival = useNavigationType();

  useEffect(() => {
    // What was replaced was written below; anything else is somebody going back, forward, or along a link.
    if (arrival === NavigationType.Replace) return;
    stand(() => ({ position: readPosition(query, lengths, seats), swift: false }));
  }, [query, arrival, lengths, seats]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const written = writePosition(position, query);
      if (written.toString() === query.toString() || isUntouched(position, query)) return;
      // Steps leave no trail in the browser's history: *back* leaves the replay.
      setQuery(written, { replace: true, preventScrollReset: true });
    }, ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [position, query, setQuery]);

  return { standing, stand };
}

/** The bare address is the deal of the first round with open hands: it is left bare until somebody steps. */
function isUntouched({ round, move, view }: Position, query: URLSearchParams): boolean {
  return !query.has('at') && !query.has('view') && round === 0 && move === 0 && view === null;
}

/** Who stands where they stood has not moved: nothing is drawn again. */
function settled(now: Standing, next: Standing): Standing {
  const { round, move, view } = next.position;
  const same = round === now.position.round && move === now.position.move && view === now.position.view;
  return same ? now : next;
}
