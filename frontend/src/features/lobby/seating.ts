import type { Seat, Table, TableSeat } from '@/protocol';
import { placeOf, type Place } from '@/ui';

/** Every seat with its place; the viewer (or seat 0, for who only looks) at the foot. */
export function seatPlaces(seats: readonly TableSeat[], you: Seat | null): { place: Place; seat: TableSeat }[] {
  const foot = you ?? 0;
  const clockwise = [...seats.slice(foot), ...seats.slice(0, foot)];
  return clockwise.map((seat) => ({ place: placeOf(seat.seat, foot, seats.length), seat }));
}

export function taken(table: Table): TableSeat[] {
  return table.seats.filter((seat) => seat.player !== null);
}

/** Who would play if the game began now: bots, and people who are here. */
export function here(table: Table): TableSeat[] {
  return taken(table).filter((seat) => seat.here);
}

/** Whether there is a free seat for this person: one that is open to all, or kept for them. */
export function maySit(table: Table, person: string | undefined): boolean {
  return table.seats.some(
    ({ player, reserved_for: kept }) => player === null && (kept === null || kept.public_id === person),
  );
}

/** Whether the table is the viewer's to arrange. */
export function isHost(table: Table): boolean {
  return table.host !== null && table.host === table.you;
}

/** After a game: how many people want another, and who has not said so yet. Null when nobody is waited for. */
export function stillWanted(table: Table): { back: number; missing: string[] } | null {
  if (table.previous_game_id === null) return null;
  const people = taken(table).filter(({ player }) => player?.kind !== 'bot');
  const missing = people.flatMap(({ here, player }) => (here || player === null ? [] : [player.name]));
  return missing.length === 0 ? null : { back: people.length - missing.length, missing };
}

/** Nobody else has to be asked: everybody but the viewer is a bot. */
export function onlyBotsBeside(table: Table): boolean {
  return taken(table).every(({ seat, player }) => seat === table.you || player?.kind === 'bot');
}

/**
 * Who lost their seat when a ready step came to nothing: they sat in `before`, were not ready in time, and sit no
 * more. Null when `before` was no ready step that failed.
 */
export function failedStep(before: Table, now: Table): { names: string[]; you: boolean } | null {
  if (before.state !== 'ready' || now.state !== 'seats' || before.start === null) return null;
  const gone = before.seats.filter(({ seat, player }) => {
    return player !== null && now.seats[seat]?.player?.public_id !== player.public_id;
  });
  const names = gone.filter(({ seat }) => seat !== before.you).flatMap(({ player }) => player?.name ?? []);
  return { names, you: gone.some(({ seat }) => seat === before.you) };
}
