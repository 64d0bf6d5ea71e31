import { nextLink, type LinkEvent, type LinkState } from './link';
import { ServerClock } from './serverClock';

export interface LineOptions {
  openSocket: (path: string) => WebSocket;
  /** A clock that never jumps, in milliseconds. */
  local: () => number;
  /** From 0 to 1. */
  random: () => number;
}

interface LineUse<Received> {
  path: string;
  pingEveryMs: number;
  /** A ping not answered for so long means that the line is dead, whatever the browser believes. */
  silentForMs: number;
  receive: (message: Received) => void;
  /** The line stands otherwise than before. */
  changed: (link: LinkState) => void;
  /** The socket is given up: what was sent on it may never have arrived. */
  hungUp?: () => void;
}

/** How long somebody waits who comes back to the page, or to the network, and looks at it now. */
const SILENT_ON_RETURN_MS = 3_000;

/**
 * One socket that reconnects by itself, notices when nothing is heard on it any more, and measures the server's clock
 * by its pings. What travels on it, and what is made of that, is for the connection around it.
 */
export class Line<Sent extends { type: string }, Received extends { type: string }> {
  readonly clock: ServerClock;
  private state: LinkState = { phase: 'idle' };
  private socket: WebSocket | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private returnTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest ping was sent since anything was heard; null while nothing is owed. */
  private askedAt: number | null = null;

  constructor(
    private readonly options: LineOptions,
    private readonly use: LineUse<Received>,
  ) {
    this.clock = new ServerClock(options.local);
  }

  get link(): LinkState {
    return this.state;
  }

  /** Takes the line a step further; see `nextLink`. */
  move(event: LinkEvent): void {
    const before = this.state;
    const link = nextLink(before, event, this.options.random());
    if (link === before) return;
    const stays = link.phase === before.phase;
    if (!stays) this.leave(before);
    this.state = link;
    this.use.changed(link);
    if (!stays) this.enter(link);
  }

  /** Does not wait for the next try: somebody pressed *try now*, or the device came back to the network. */
  retryNow = (): void => {
    this.move({ type: 'retry' });
  };

  /** The device says that it has no network: nobody should wait until the silence is noticed. */
  networkLost = (): void => {
    this.move({ type: 'dropped' });
  };

  /**
   * Somebody looks at the page again, or the network is back: after a sleep the line may be dead without anybody
   * having noticed. Asks at once, and does not wait long for the answer.
   */
  wake = (): void => {
    this.retryNow();
    if (this.state.phase !== 'open') return;
    this.askedAt = null;
    this.ping();
    clearTimeout(this.returnTimer);
    this.returnTimer = setTimeout(() => {
      if (this.askedAt === null) return;
      this.move({ type: 'dropped' });
      this.retryNow();
    }, SILENT_ON_RETURN_MS);
  };

  /** Says something, if the line stands; returns whether it was said. */
  send(message: Sent | { type: 'ping'; at: number }): boolean {
    if (this.state.phase !== 'open' || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private leave(link: LinkState): void {
    if (link.phase === 'lost') clearTimeout(this.retryTimer);
    if (link.phase !== 'open') return;
    clearInterval(this.pingTimer);
    clearTimeout(this.returnTimer);
  }

  private enter(link: LinkState): void {
    switch (link.phase) {
      case 'connecting':
        this.connect();
        break;
      case 'open':
        this.ping();
        this.pingTimer = setInterval(() => {
          this.move({ type: 'stood' });
          this.ping();
        }, this.use.pingEveryMs);
        break;
      case 'lost':
        this.hangUp();
        this.retryTimer = setTimeout(this.retryNow, link.retryInMs);
        break;
      case 'idle':
      case 'closed':
        this.hangUp();
        break;
    }
  }

  private connect(): void {
    const socket = this.options.openSocket(this.use.path);
    this.socket = socket;
    this.askedAt = null;
    this.clock.forget();
    const current = (): boolean => this.socket === socket;
    socket.onopen = () => current() && this.move({ type: 'opened' });
    socket.onclose = () => current() && this.move({ type: 'dropped' });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (!current()) return;
      this.askedAt = null;
      this.use.receive(JSON.parse(data) as Received);
    };
  }

  private hangUp(): void {
    this.socket?.close();
    this.socket = null;
    this.use.hungUp?.();
  }

  private ping(): void {
    const at = this.options.local();
    if (this.askedAt !== null && at - this.askedAt > this.use.silentForMs) {
      this.move({ type: 'dropped' });
      return;
    }
    this.askedAt ??= at;
    this.send({ type: 'ping', at });
  }
}
