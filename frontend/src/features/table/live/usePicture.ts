import { useMemo } from 'react';
import { usePreferences } from '@/features/settings';
import type { CardCode, Round, Seat } from '@/protocol';
import { isDown, type TableSnapshot } from '@/transport';
import { peopleOf, type Person } from '../model/people';
import { sortHand, withIntent } from '../model/picture';
import { withPresence } from '../model/presence';
import type { Frame, Presentation } from '../model/presentation';

const NOBODY: readonly Seat[] = [];

export interface Picture {
  readonly round: Round;
  readonly people: readonly Person[];
  readonly names: readonly string[];
  /** The viewer, if they play. */
  readonly me: Person | null;
  /** The own hand as it is held; empty for a spectator. */
  readonly cards: readonly CardCode[];
  /** Whom the viewer may call an idiot now. */
  readonly callable: readonly Seat[];
  readonly offline: boolean;
}

interface Looked {
  readonly shown: Frame;
  readonly state: Presentation;
  readonly snapshot: TableSnapshot;
}

/** What is drawn: the view, with the viewer's own card on its way, in their order, and who is connected now. */
export function usePicture({ shown, state, snapshot }: Looked): Picture {
  const { sort } = usePreferences();
  const { view } = shown;
  const { table, present, link } = snapshot;
  const you = view.your_seat;
  const round = useMemo(() => withIntent(view.round, you, state.intent), [view.round, you, state.intent]);
  const people = useMemo(
    () =>
      withPresence(
        peopleOf(view),
        view.seats.map(({ player }) => player.public_id),
        table,
        present,
      ),
    [view, table, present],
  );
  const names = useMemo(() => people.map(({ name }) => name), [people]);
  const held = you === null ? null : (round.hands[you]?.cards ?? null);
  const cards = useMemo(
    () => sortHand(held ?? [], sort, new Set(view.legal?.play.map(({ card }) => card))),
    [held, sort, view.legal],
  );
  const me = you === null ? null : (people[you] ?? null);
  const callable = snapshot.game?.legal?.call ?? NOBODY;
  const offline = isDown(link);
  return useMemo(
    () => ({ round, people, names, me, cards, callable, offline }),
    [round, people, names, me, cards, callable, offline],
  );
}
