import type { Cue } from '@/features/sound';
import type { GameEvent, Seat } from '@/protocol';

/** In the order in which it is shown: what was heard already is not heard again. */
export type HeardCue = Cue & { readonly id: number };

/**
 * What is heard of one change, in its order. The viewer's own card is not among it: that is heard as it is played, not
 * when the server has taken it in.
 */
export function cuesOf(events: readonly GameEvent[], you: Seat | null): Cue[] {
  return events.flatMap((event) => cueOf(event, you) ?? []);
}

function cueOf(event: GameEvent, you: Seat | null): Cue | null {
  const { type } = event;
  if (type === 'card_laid') return event.seat === you && !event.auto ? null : { sound: 'card' };
  if (type === 'crank_opened' || type === 'crank_raised') return { sound: 'notch', count: event.count };
  if (type === 'turn_began') return event.seat === you ? { sound: 'turn' } : null;
  if (type === 'crank_broken') return { sound: 'break' };
  if (type === 'announced') return { sound: 'last' };
  if (type === 'called') return { sound: 'idiot' };
  if (type === 'game_ended') return { sound: 'end' };
  return null;
}
