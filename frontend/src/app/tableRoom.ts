import type { TableSnapshot } from '@/transport';

/** What a table's address shows. */
export type TableRoom = 'loading' | 'lobby' | 'queue' | 'game' | 'closed';

/**
 * The lobby while seats are filled and people get ready, the game while it is on and just over. Whoever has not
 * asked for a rematch keeps the end of the game before their eyes, though others have opened the table again. A match
 * gets ready in the room where it was looked for.
 */
export function tableRoom({ table, game }: Pick<TableSnapshot, 'table' | 'game'>): TableRoom {
  if (table === null) return 'loading';
  switch (table.state) {
    case 'playing':
    case 'ended':
      return 'game';
    case 'closed':
      return game === null ? 'closed' : 'game';
    case 'seats':
    case 'ready': {
      const seat = table.you === null ? undefined : table.seats[table.you];
      if (table.ladder !== null && seat !== undefined) return 'queue';
      const looksBack = game !== null && game.game_id === table.previous_game_id && seat?.here === false;
      return looksBack ? 'game' : 'lobby';
    }
  }
}
