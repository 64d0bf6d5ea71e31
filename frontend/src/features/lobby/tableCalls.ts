import type { HouseBot, NewTable, Options, Seat, Table, TableChange } from '@/protocol';
import { answered, api } from '@/transport';
import { queryOptions } from '@tanstack/react-query';

/** Standard play: every option at its first value. */
export const STANDARD: Omit<Options, 'length'> = {
  matching: 'colour',
  wild_nines: false,
  covered_six: false,
  free_draw: false,
};

const at = (table: Pick<Table, 'table_id'>) => ({ path: { table_id: table.table_id } });

export const houseBotsQuery = queryOptions({
  queryKey: ['bots'],
  queryFn: () => answered(api.GET('/api/bots')),
  staleTime: Infinity,
});

export const openTable = (wish: NewTable): Promise<Table> => answered(api.POST('/api/tables', { body: wish }));

export const changeTable = (table: Table, change: TableChange): Promise<Table> =>
  answered(api.PATCH('/api/tables/{table_id}', { params: at(table), body: change }));

export const joinTable = (table: Table, seat?: Seat): Promise<Table> =>
  answered(api.POST('/api/tables/{table_id}/join', { params: at(table), body: seat === undefined ? {} : { seat } }));

export const leaveTable = (table: Table): Promise<Table> =>
  answered(api.POST('/api/tables/{table_id}/leave', { params: at(table) }));

export const addBot = (table: Table, { bot }: HouseBot, seat?: Seat): Promise<Table> =>
  answered(
    api.POST('/api/tables/{table_id}/bots', {
      params: at(table),
      // The names come from the server's own list: the schema's two are those of today.
      body: { bot: bot as 'careful', ...(seat !== undefined && { seat }) },
    }),
  );

export const removeBot = (table: Table, seat: Seat): Promise<Table> =>
  answered(api.DELETE('/api/tables/{table_id}/bots/{seat}', { params: { path: { table_id: table.table_id, seat } } }));

export const reserveSeat = (table: Table, seat: Seat, name: string): Promise<Table> =>
  answered(
    api.PUT('/api/tables/{table_id}/seats/{seat}/reservation', {
      params: { path: { table_id: table.table_id, seat } },
      body: { name },
    }),
  );

export const giveFree = (table: Table, seat: Seat): Promise<Table> =>
  answered(
    api.DELETE('/api/tables/{table_id}/seats/{seat}/reservation', {
      params: { path: { table_id: table.table_id, seat } },
    }),
  );

export const sendAway = (table: Table, player: string): Promise<Table> =>
  answered(api.POST('/api/tables/{table_id}/send-away', { params: at(table), body: { player } }));

export const startTable = (table: Table): Promise<Table> =>
  answered(api.POST('/api/tables/{table_id}/start', { params: at(table) }));

export const rejoinTable = (table: Table): Promise<Table> =>
  answered(api.POST('/api/tables/{table_id}/rematch', { params: at(table) }));

/** A table of one's own filled with house bots, its ready step open. The bots take turns, the best first. */
export async function tableWithBots(wish: NewTable, bots: readonly HouseBot[]): Promise<Table> {
  let table = await openTable(wish);
  for (let i = 0; i < wish.seats - 1; i += 1) {
    const bot = bots[(bots.length - 1 - (i % bots.length) + bots.length) % bots.length];
    if (bot) table = await addBot(table, bot);
  }
  return startTable(table);
}
