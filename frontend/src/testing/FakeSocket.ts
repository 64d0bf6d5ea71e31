import type { ClientMessage, PersonMessage, ServerMessage } from '@/protocol';

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static opened: FakeSocket[] = [];

  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly path: string) {
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  /** The server takes the connection. */
  accept(): void {
    this.onopen?.();
  }

  /** The line goes. */
  drop(): void {
    this.onclose?.();
  }

  /** The server says something. */
  say(message: ServerMessage | PersonMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }
}
