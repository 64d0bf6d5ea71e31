import type { PersonMessage } from '@/protocol';
import { Line, type LineOptions } from './line';
import type { LinkState } from './link';
import type { ServerClock } from './serverClock';

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
  private readonly line: Line<never, PersonMessage>;
  private readonly listeners = new Set<() => void>();
  private readonly handlers = new Map<PersonMessage['type'], Set<(message: never) => void>>();

  constructor(options: LineOptions) {
    this.line = new Line(options, {
      path: '/ws/me/',
      pingEveryMs: PING_EVERY_MS,
      silentForMs: SILENT_FOR_MS,
      receive: (message) => this.receive(message),
      changed: () => {
        for (const listener of this.listeners) listener();
      },
    });
  }

  get clock(): ServerClock {
    return this.line.clock;
  }

  getLink = (): LinkState => this.line.link;

  /** Told when the line changes. The connection stands from the first listener to the last. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.line.move({ type: 'start' });
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.line.move({ type: 'stop' });
    };
  };

  /** Hands every message of a type to a handler, until the function returned is called. */
  on<Type extends PersonMessage['type']>(type: Type, handler: (message: PersonNews<Type>) => void): () => void {
    const known = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, known.add(handler));
    return () => known.delete(handler);
  }

  /** Somebody looks at the page again, or the network is back. */
  wake = (): void => this.line.wake();

  /** The device says that it has no network. */
  networkLost = (): void => this.line.networkLost();

  private receive(message: PersonMessage): void {
    if ('now' in message) this.clock.hinted(message.now);
    if (message.type === 'pong') this.clock.measured(message.at, message.now);
    if (message.type === 'closing') this.line.move({ type: 'ended', code: message.code });
    for (const handler of this.handlers.get(message.type) ?? []) handler(message as never);
  }
}
