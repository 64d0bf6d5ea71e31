import { useQueryClient } from '@tanstack/react-query';
import { ensureSomebody } from '@/features/session';
import type { Seat } from '@/protocol';
import type { ChangeTable } from './Lobby';
import { joinTable } from './tableCalls';

/** Sits down, as a guest if need be. */
export function useSitDown(change: ChangeTable): (seat?: Seat) => void {
  const client = useQueryClient();
  return (seat) =>
    change(async (table) => {
      await ensureSomebody(client);
      return joinTable(table, seat);
    });
}
