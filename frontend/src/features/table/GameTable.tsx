import { useCallback, useRef, type ReactElement } from 'react';
import { useTableSnapshot, type TableConnection } from '@/transport';
import { LiveGame } from './live/LiveGame';
import { usePresentation } from './live/usePresentation';
import { LoadingTable } from './scene/LoadingTable';
import { ServerTimeContext, type ServerTime } from './time/ServerTime';

interface GameTableProps {
  tableId: string;
  connection: TableConnection;
}

/** The game on a table, live: for its players, and for whoever looks on. */
export function GameTable({ tableId, connection }: GameTableProps): ReactElement {
  const snapshot = useTableSnapshot(connection);
  const [state, dispatch] = usePresentation(connection);
  const now = useLastingTime(connection);
  if (state.shown === null) return <LoadingTable />;
  return (
    <ServerTimeContext value={now}>
      <LiveGame
        tableId={tableId}
        connection={connection}
        snapshot={snapshot}
        state={state}
        shown={state.shown}
        dispatch={dispatch}
      />
    </ServerTimeContext>
  );
}

/** The server's time; while the line is down, as it was last known. */
function useLastingTime(connection: TableConnection): ServerTime {
  const ahead = useRef(Date.now() - performance.now());
  return useCallback(() => {
    const known = connection.clock.now();
    if (known !== null) ahead.current = known - performance.now();
    return performance.now() + ahead.current;
  }, [connection]);
}
