import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newActionId } from './identifiers';
import { TableConnection, type TableSnapshot } from './tableConnection';

/** Opens the live connection of a table with the browser's socket, clock and chance. */
export function connectToTable(tableId: string): TableConnection {
  return new TableConnection({
    tableId,
    openSocket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
    local: () => performance.now(),
    random: Math.random,
    newActionId,
  });
}

/**
 * The connection of a table for as long as the component is shown. Another table or another person (`viewer`) gets a
 * connection of its own: nobody sees what the last one saw.
 */
export function useTableConnection(tableId: string, viewer: string | null): TableConnection {
  // The viewer is not used inside, but a new one must not inherit anything.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const connection = useMemo(() => connectToTable(tableId), [tableId, viewer]);
  useEffect(() => followNetwork(connection), [connection]);
  return connection;
}

/** What the connection knows now. Listening keeps it open. */
export function useTableSnapshot(connection: TableConnection): TableSnapshot {
  return useSyncExternalStore(connection.subscribe, connection.getSnapshot);
}

interface Followed {
  /** Somebody is there again, or the network is. */
  wake: () => void;
  networkLost: () => void;
}

/** Follows what the device knows of its network. After a sleep or a dead spot nobody waits for the next try. */
export function followNetwork({ wake, networkLost }: Followed): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('offline', networkLost);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('offline', networkLost);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
