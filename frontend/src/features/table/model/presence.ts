import type { Table } from '@/protocol';
import type { Person } from './people';

/**
 * The people with who is connected right now. Presence goes by table seat; a game's seats skip the table's free ones,
 * so they are matched by person. Bots need no line.
 */
export function withPresence(
  people: readonly Person[],
  ids: readonly string[],
  table: Table | null,
  present: readonly boolean[],
): Person[] {
  const connected = new Map(table?.seats.map(({ seat, player }) => [player?.public_id, present[seat] === true]));
  return people.map((person) => {
    const known = connected.get(ids[person.seat]);
    return person.kind === 'bot' || known === undefined ? person : { ...person, present: known };
  });
}
