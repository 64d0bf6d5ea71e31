import type {
  Action,
  ClientMessage,
  GameMessage,
  GameView,
  HeldCall,
  PongMessage,
  ServerMessage,
  Table,
  TalkMessage,
  Watching,
} from '@/protocol';
import { nextLink, type LinkEvent, type LinkState } from './link';
import { Outbox, type Outcome, type Waiting } from './outbox';
import { ServerClock } from './serverClock';

/** All that is known of a table at one moment; a new object whenever anything changed. */
export interface TableSnapshot {
  link: LinkState;
  table: Table | null;
  /** The game on the table, as the viewer may see it. */
  game: GameView | null;
  /** Who is connected, by table seat. */
  present: readonly boolean[];
  /** Who looks on without a seat. */
  watching: Watching;
  /** A call of the viewer's that is held back. */
  heldCall: HeldCall | null;
  /** The game whose ratings are known to be applied. */
  rated: string | null;
  /** Actions not answered yet; those with `sent` false wait for the line. */
  waiting: readonly Waiting[];
}

/** One newly applied message; `missed` tells that versions were skipped, so its events alone explain nothing. */
export interface GameChange {
  message: GameMessage;
  before: GameView | null;
  missed: boolean;
}

export interface TableConnectionOptions {
  tableId: string;
  openSocket: (path: string) => WebSocket;
  /** A clock that never jumps, in milliseconds. */
  local: () => number;
  /** From 0 to 1. */
  random: () => number;
  newActionId: () => string;
}

const PING_EVERY_MS = 4_000;
/** A ping not answered for so long means that the line is dead, whatever the browser believes. */
const SILENT_FOR_MS = 12_000;
/** The same for somebody who comes back to the page, or to the network, and looks at it now. */
const SILENT_ON_RETURN_MS = 3_000;

/**
 * The one socket of a table, for lobby and game alike. It stands while somebody listens, reconnects by itself, and
 * always shows exactly what the server last said. A lost push costs an animation: the next ping tells and the view is
 * fetched again.
 */
export class TableConnection {
  readonly clock: ServerClock;
  private readonly outbox: Outbox;
  private readonly listeners = new Set<() => void>();
  private readonly gameListeners = new Set<(change: GameChange) => void>();
  private readonly talkListeners = new Set<(message: TalkMessage) => void>();
  private snapshot: TableSnapshot = {
    link: { phase: 'idle' },
    table: null,
    game: null,
    present: [],
    watching: { count: 0, people: [] },
    heldCall: null,
    rated: null,
    waiting: [],
  };
  private socket: WebSocket | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private returnTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest ping was sent since anything was heard; null while nothing is owed. */
  private askedAt: number | null = null;
  private dealt: GameMessage | null = null;

  constructor(private readonly options: TableConnectionOptions) {
    this.clock = new ServerClock(options.local);
    this.outbox = new Outbox((message) => this.send(message));
  }

  getSnapshot = (): TableSnapshot => this.snapshot;

  /** The connection stands from the first listener to the last. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.move({ type: 'start' });
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.move({ type: 'stop' });
    };
  };

  /** Every game message as it is applied, for motion and log. Not called for what was known already. */
  onGame(listener: (change: GameChange) => void): () => void {
    this.gameListeners.add(listener);
    return () => this.gameListeners.delete(listener);
  }

  /** Everything said at the table, as it is heard. */
  onTalk(listener: (message: TalkMessage) => void): () => void {
    this.talkListeners.add(listener);
    return () => this.talkListeners.delete(listener);
  }

  /** Asks for an action in the game as it is shown now. */
  async act(action: Action): Promise<Outcome> {
    const { game } = this.snapshot;
    if (game === null) return { kind: 'overtaken' };
    const outcome = this.outbox.add(this.options.newActionId(), action, game);
    this.show({ waiting: this.outbox.waiting });
    return outcome;
  }

  /** Takes in what another door answered: a table or game message from REST. */
  receive(message: ServerMessage): void {
    if ('now' in message) this.clock.hinted(message.now);
    switch (message.type) {
      case 'table':
        this.takeTable(message.table);
        break;
      case 'game':
        this.takeGame(message);
        break;
      case 'presence':
        this.show({ present: message.present, watching: message.watching });
        break;
      case 'pending_call':
        this.show({ heldCall: { seat: message.seat, due_at: message.due_at } });
        break;
      case 'pong':
        this.takePong(message);
        break;
      case 'answer':
        this.takeAnswer(message);
        break;
      case 'talk':
        for (const listener of this.talkListeners) listener(message.message);
        break;
      case 'error':
        // Whatever we said was not taken in: what waits for an answer is sent again on a new line.
        this.move({ type: 'dropped' });
        break;
      case 'rated':
        this.show({ rated: message.game_id });
        break;
      case 'closing':
        this.move({ type: 'ended', code: message.code });
        break;
    }
  }

  /** The message that dealt the round now on, if it was heard: whoever lays the table only afterwards tells from it. */
  get lastDeal(): GameMessage | null {
    const { game } = this.snapshot;
    const heard = this.dealt;
    return heard?.game_id === game?.game_id && heard?.view.round.number === game?.round.number ? heard : null;
  }

  /** The table as a REST call answered it. */
  takeTable = (table: Table): void => {
    const known = this.snapshot.table;
    if (known !== null && known.version > table.version) return;
    this.show({ table, present: table.seats.map((seat) => seat.present), watching: table.watching });
  };

  /** The cards of a round are on the screen. Nothing is answered; lost on the way, it is sent on the next line. */
  seen(gameId: string, round: number): void {
    this.send({ type: 'seen', game_id: gameId, round });
  }

  /**
   * Somebody looks at the page again, or the network is back: after a sleep the line may be dead without anybody
   * having noticed. Asks at once, and does not wait long for the answer.
   */
  wake = (): void => {
    this.retryNow();
    if (this.snapshot.link.phase !== 'open') return;
    this.askedAt = null;
    this.ping();
    clearTimeout(this.returnTimer);
    this.returnTimer = setTimeout(() => {
      if (this.askedAt === null) return;
      this.move({ type: 'dropped' });
      this.retryNow();
    }, SILENT_ON_RETURN_MS);
  };

  /** Does not wait for the next try: somebody pressed *try now*, or the device came back to the network. */
  retryNow = (): void => {
    this.move({ type: 'retry' });
  };

  /** The device says that it has no network: nobody should wait until the silence is noticed. */
  networkLost = (): void => {
    this.move({ type: 'dropped' });
  };

  private takeGame(message: GameMessage): void {
    const before = this.snapshot.game;
    if (isNews(message, before)) {
      const missed = before !== null && (before.game_id !== message.game_id || before.version + 1 < message.version);
      if (message.events.some(({ type }) => type === 'round_dealt')) this.dealt = message;
      this.show({ game: message.view, heldCall: message.view.your_pending_call });
      for (const listener of this.gameListeners) listener({ message, before, missed });
    }
    if (this.snapshot.game !== null) this.outbox.lineBack(this.snapshot.game);
    this.show({ waiting: this.outbox.waiting });
  }

  private takeAnswer(message: ServerMessage & { type: 'answer' }): void {
    const { body } = message;
    if (body.type === 'game' || body.type === 'pending_call') this.receive(body);
    this.outbox.answered(message);
    this.show({ waiting: this.outbox.waiting });
  }

  private takePong(pong: PongMessage): void {
    this.clock.measured(pong.at, pong.now);
    const { table, game } = this.snapshot;
    const behindTable = table !== null && table.version < pong.table_version;
    const behindGame =
      pong.game_version !== null && (game?.game_id !== pong.game_id || game.version < pong.game_version);
    if (behindTable || behindGame) this.send({ type: 'sync' });
  }

  private move(event: LinkEvent): void {
    const before = this.snapshot.link;
    const link = nextLink(before, event, this.options.random());
    if (link === before) return;
    const stays = link.phase === before.phase;
    if (!stays) this.leave(before);
    this.show({ link });
    if (!stays) this.enter(link);
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
    const socket = this.options.openSocket(`/ws/tables/${this.options.tableId}/`);
    this.socket = socket;
    this.askedAt = null;
    this.clock.forget();
    const current = (): boolean => this.socket === socket;
    socket.onopen = () => current() && this.move({ type: 'opened' });
    socket.onclose = () => current() && this.move({ type: 'dropped' });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (!current()) return;
      this.askedAt = null;
      this.receive(JSON.parse(data) as ServerMessage);
    };
  }

  private hangUp(): void {
    this.socket?.close();
    this.socket = null;
    this.outbox.lineLost();
    this.show({ waiting: this.outbox.waiting });
  }

  private ping(): void {
    const at = this.options.local();
    if (this.askedAt !== null && at - this.askedAt > SILENT_FOR_MS) {
      this.move({ type: 'dropped' });
      return;
    }
    this.askedAt ??= at;
    this.send({ type: 'ping', at });
  }

  private send(message: ClientMessage): boolean {
    if (this.snapshot.link.phase !== 'open' || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private show(change: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Whether a message tells more than what is shown: a later version, another game, or another pair of eyes. */
function isNews(message: GameMessage, shown: GameView | null): boolean {
  if (shown?.game_id !== message.game_id) return true;
  return message.version > shown.version || message.view.viewpoint !== shown.viewpoint;
}
