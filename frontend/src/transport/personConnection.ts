import type { PersonMessage } from '@/protocol';
import { nextLink, type LinkEvent, type LinkState } from './link';
import { ServerClock } from './serverClock';

export interface PersonConnectionOptions {
  openSocket: (path: string) => WebSocket;
  /** A clock that never jumps, in milliseconds. */
  local: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/** A message of one type. */
export type PersonNews<Type extends PersonMessage['type']> = Extract<PersonMessage, { type: Type }>;

const PING_EVERY_MS = 15_000;
const SILENT_FOR_MS = 35_000;

/**
 * The one socket of a page for what concerns the person looking, wherever in the house they are. It stands while
 * somebody listens and reconnects by itself. It says `hello` on every new line: what was told in between is lost, and
 * whoever needs it asks again over REST.
 */
export class PersonConnection {
  readonly clock: ServerClock;
  private readonly listeners = new Set<() => void>();
  private readonly handlers = new Map<PersonMessage['type'], Set<(message: never) => void>>();
  private link: LinkState = { phase: 'idle' };
  private socket: WebSocket | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;

  constructor(private readonly options: PersonConnectionOptions) {
    this.clock = new ServerClock(options.local);
  }

  getLink = (): LinkState => this.link;

  /** Told when the line changes. The connection stands from the first listener to the last. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.move({ type: 'start' });
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.move({ type: 'stop' });
    };
  };

  /** Hands every message of a type to a handler, until the function returned is called. */
  on<Type extends PersonMessage['type']>(type: Type, handler: (message: PersonNews<Type>) => void): () => void {
    const known = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, known.add(handler));
    return () => known.delete(handler);
  }

  /** Does not wait for the next try: the device came back to the network, or somebody came back to the page. */
  retryNow = (): void => {
    this.move({ type: 'retry' });
  };

  /** The device says that it has no network. */
  networkLost = (): void => {
    this.move({ type: 'dropped' });
  };

  private receive(message: PersonMessage): void {
    if ('now' in message) this.clock.hinted(message.now);
    if (message.type === 'pong') this.clock.measured(message.at, message.now);
    if (message.type === 'closing') this.move({ type: 'ended', code: message.code });
    for (const handler of this.handlers.get(message.type) ?? []) handler(message as never);
  }

  private move(event: LinkEvent): void {
    const before = this.link;
    const link = nextLink(before, event, this.options.random());
    if (link === before) return;
    if (before.phase === 'lost') clearTimeout(this.retryTimer);
    if (before.phase === 'open') clearInterval(this.pingTimer);
    this.link = link;
    if (link.phase !== before.phase) this.enter(link);
    for (const listener of this.listeners) listener();
  }

  private enter(link: LinkState): void {
    switch (link.phase) {
      case 'connecting':
        this.connect();
        break;
      case 'open':
        this.ping();
        this.pingTimer = setInterval(() => this.ping(), PING_EVERY_MS);
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
    const socket = this.options.openSocket('/ws/me/');
    this.socket = socket;
    this.heardAt = this.options.local();
    this.clock.forget();
    const current = (): boolean => this.socket === socket;
    socket.onopen = () => current() && this.move({ type: 'opened' });
    socket.onclose = () => current() && this.move({ type: 'dropped' });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (!current()) return;
      this.heardAt = this.options.local();
      this.receive(JSON.parse(data) as PersonMessage);
    };
  }

  private hangUp(): void {
    this.socket?.close();
    this.socket = null;
  }

  private ping(): void {
    const at = this.options.local();
    if (at - this.heardAt > SILENT_FOR_MS) this.move({ type: 'dropped' });
    else this.socket?.send(JSON.stringify({ type: 'ping', at }));
  }
}
