import type { GameView, Player, PlayerKind, Seat } from '@/protocol';

/** A seat as the table shows it. */
export interface Person {
  readonly seat: Seat;
  readonly publicId: string;
  readonly name: string;
  readonly avatar: string;
  readonly kind: PlayerKind;
  readonly present: boolean;
  readonly away: boolean;
  readonly left: boolean;
  /** Points so far, finished rounds only. */
  readonly points: number;
  /** As it was when the game began; null before somebody's first rated game, left out where none is told. */
  readonly rating?: Player['rating'];
}

export function peopleOf(view: GameView): Person[] {
  return view.seats.map(({ seat, player, present, away, left }) => ({
    seat,
    publicId: player.public_id,
    name: player.name,
    avatar: player.avatar,
    kind: player.kind,
    // Bots are always there: they have no line that could break.
    present: present || player.kind === 'bot',
    away,
    left,
    points: view.totals[seat] ?? 0,
    rating: player.rating,
  }));
}

/** The people by standing, the lowest total first; equal totals in seat order. */
export function byStanding(people: readonly Person[]): Person[] {
  return [...people].sort((a, b) => a.points - b.points || a.seat - b.seat);
}
