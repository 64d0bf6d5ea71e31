/** A table connection that talks to nobody: what the server says is put into it, what the page asks for is kept. */
import type { ClientMessage, GameView } from '@/protocol';
import { TableConnection } from '@/transport';
import { aTable, NOW } from './builders';

/** Just enough of a socket. It opens by itself and never says anything. */
class StillSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(private readonly sent: ClientMessage[]) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.();
  }
}

export interface Stage {
  readonly connection: TableConnection;
  /** What the page has sent, oldest first. */
  readonly sent: readonly ClientMessage[];
  /** Breaks the line, and keeps it broken. */
  readonly breakLine: () => void;
}

/** A connection to the table of `view`, before anything about the game has been said. */
export function aStage(view: GameView): Stage {
  const sent: ClientMessage[] = [];
  let current: StillSocket | null = null;
  let broken = false;
  let actions = 0;
  const connection = new TableConnection({
    tableId: view.table_id,
    openSocket: () => {
      const socket = new StillSocket(sent);
      current = socket;
      if (!broken) queueMicrotask(() => socket.onopen?.());
      // The connection uses no more of it than the class has.
      return socket as unknown as WebSocket;
    },
    local: () => NOW,
    random: () => 1,
    newActionId: () => `action-${(actions += 1)}`,
  });
  connection.takeTable(aTable(view));
  const breakLine = () => {
    broken = true;
    current?.onclose?.();
  };
  return { connection, sent, breakLine };
}
