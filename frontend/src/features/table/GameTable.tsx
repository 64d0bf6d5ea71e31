import { useMemo, type ReactElement } from 'react';
import { useTableSnapshot, type TableConnection } from '@/transport';
import { LiveGame } from './live/LiveGame';
import { usePresentation } from './live/usePresentation';
import { LoadingTable } from './scene/LoadingTable';
import { ServerTimeContext, type ServerTime } from './time/serverTime';

interface GameTableProps {
  tableId: string;
  connection: TableConnection;
}

/** The game on a table, live: for its players, and for whoever looks on. */
export function GameTable({ tableId, connection }: GameTableProps): ReactElement {
  const snapshot = useTableSnapshot(connection);
  const [state, dispatch] = usePresentation(connection);
  const now = useMemo(() => lastingTime(connection), [connection]);
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

/** The server's time; while the line is down, by what was last known of it. */
function lastingTime(connection: TableConnection): ServerTime {
  let ahead = Date.now() - performance.now();
  return () => {
    const known = connection.clock.now();
    if (known !== null) ahead = known - performance.now();
    return performance.now() + ahead;
  };
}
