import type { GameView, PlayerKind, Seat } from '@/protocol';

/** A seat as the table shows it. */
export interface Person {
  readonly seat: Seat;
  /** Told apart from the others at the table, see `distinctNames`. */
  readonly name: string;
  readonly avatar: string;
  readonly kind: PlayerKind;
  readonly present: boolean;
  readonly away: boolean;
  readonly left: boolean;
  /** Points so far, finished rounds only. */
  readonly points: number;
}

export function peopleOf(view: GameView): Person[] {
  const names = distinctNames(view.seats.map(({ player }) => player.name));
  return view.seats.map(({ seat, player, present, away, left }, i) => ({
    seat,
    name: names[i] ?? '',
    avatar: player.avatar,
    kind: player.kind,
    // Bots are always there: they have no line that could break.
    present: present || player.kind === 'bot',
    away,
    left,
    points: view.totals[seat] ?? 0,
  }));
}

/** A house bot may hold several seats: from the second on the number tells them apart. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** The people by standing, the lowest total first; equal totals in seat order. */
export function byStanding(people: readonly Person[]): Person[] {
  return [...people].sort((a, b) => a.points - b.points || a.seat - b.seat);
}
