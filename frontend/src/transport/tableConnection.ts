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
import { Line, type LineOptions } from './line';
import type { LinkState } from './link';
import { Outbox, type Outcome, type Waiting } from './outbox';
import type { ServerClock } from './serverClock';

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

export interface TableConnectionOptions extends LineOptions {
  tableId: string;
  newActionId: () => string;
}

const PING_EVERY_MS = 4_000;
const SILENT_FOR_MS = 12_000;

/**
 * The one socket of a table, for lobby and game alike. It stands while somebody listens, reconnects by itself, and
 * always shows exactly what the server last said. A lost push costs an animation: the next ping tells and the view is
 * fetched again.
 */
export class TableConnection {
  private readonly line: Line<ClientMessage, ServerMessage>;
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
  private dealt: GameMessage | null = null;

  constructor(private readonly options: TableConnectionOptions) {
    this.line = new Line(options, {
      path: `/ws/tables/${options.tableId}/`,
      pingEveryMs: PING_EVERY_MS,
      silentForMs: SILENT_FOR_MS,
      receive: (message) => this.receive(message),
      changed: (link) => this.show({ link }),
      hungUp: () => {
        this.outbox.lineLost();
        this.show({ waiting: this.outbox.waiting });
      },
    });
    this.outbox = new Outbox((message) => this.line.send(message));
  }

  get clock(): ServerClock {
    return this.line.clock;
  }

  getSnapshot = (): TableSnapshot => this.snapshot;

  /** The connection stands from the first listener to the last. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.line.move({ type: 'start' });
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.line.move({ type: 'stop' });
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
        this.line.move({ type: 'dropped' });
        break;
      case 'rated':
        this.show({ rated: message.game_id });
        break;
      case 'closing':
        this.line.move({ type: 'ended', code: message.code });
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
    this.line.send({ type: 'seen', game_id: gameId, round });
  }

  /** Somebody looks at the page again, or the network is back. */
  wake = (): void => this.line.wake();

  /** Does not wait for the next try: somebody pressed *try now*. */
  retryNow = (): void => this.line.retryNow();

  /** The device says that it has no network. */
  networkLost = (): void => this.line.networkLost();

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
    if (behindTable || behindGame) this.line.send({ type: 'sync' });
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
