import type { ErrorBody, LiveGame, Me, Named, ServerMessage, Table } from '@/protocol';
import { aMe, aPlayer, aReadyStep, aSeat, aTable, HOUSE_BOTS, NOW } from './builders';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (match: RegExpExecArray, body: never) => { status?: number; body: unknown };

/**
 * A small server in memory that answers as docs/protocol.md says, for people, tables and the ready step. It plays no
 * game: what happens at a table in play is the table's own tests' business.
 */
export class FakeServer {
  me: Me | null = null;
  table: Table | null = null;
  openTables: unknown[] = [];
  games: unknown[] = [];
  live: LiveGame[] = [];
  /** Every call made so far. */
  readonly calls: Call[] = [];
  /** Tables are told to these as they change. */
  readonly sockets = new Set<(message: ServerMessage) => void>();
  private readonly answers: [string, RegExp, Answer][] = [];

  constructor() {
    this.people();
    this.tables();
  }

  /** Puts an answer before all others. */
  on(method: string, path: RegExp, answer: Answer): void {
    this.answers.unshift([method, path, answer]);
  }

  /** Refuses from now on. */
  refuse(method: string, path: RegExp, status: number, code: string, detail = ''): void {
    this.on(method, path, () => ({ status, body: refusal(code, detail) }));
  }

  /** Stands in for `fetch`. */
  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.origin), init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.calls.push({ method: request.method, path: pathname + search, body });
    for (const [method, path, answer] of this.answers) {
      const match = method === request.method ? path.exec(pathname) : null;
      if (match) return json(answer(match, body as never));
    }
    return json({ status: 404, body: refusal('not_found', `No ${request.method} ${pathname} here.`) });
  };

  /** Changes the table and tells everybody. */
  change(change: Partial<Table>): Table {
    const now = this.table ?? aTable();
    this.table = { ...now, ...change, version: now.version + 1 };
    for (const send of this.sockets) send({ type: 'table', now: NOW, table: this.table });
    return this.table;
  }

  private people(): void {
    this.on('GET', /^\/api\/me$/, () =>
      this.me ? { body: this.me } : { status: 401, body: refusal('not_authenticated') },
    );
    this.on('PATCH', /^\/api\/me$/, (_, body: Partial<Me>) => ({
      body: (this.me = { ...(this.me ?? aMe('marit')), ...body }),
    }));
    this.on('POST', /^\/api\/guests$/, () => ({
      status: 201,
      body: (this.me ??= aMe('guest-7', { kind: 'guest', email: null })),
    }));
    this.on('GET', /^\/api\/status$/, () => ({ body: { players_online: 1204, tables_live: 287 } }));
    this.on('GET', /^\/api\/bots$/, () => ({ body: HOUSE_BOTS }));
    this.on('GET', /^\/api\/live$/, () => ({ body: { next: null, previous: null, results: this.live } }));
    this.on('GET', /^\/api\/live\/featured$/, () => ({ body: this.live.slice(0, 3) }));
    this.on('GET', /^\/api\/games$/, () => ({
      body: { next: null, previous: null, players: [], results: this.games },
    }));
    this.on('GET', /^\/_allauth\/browser\/v1\/config$/, () => ({ body: {} }));
  }

  private tables(): void {
    const one = String.raw`^/api/tables/[^/]+`;
    this.on('GET', /^\/api\/tables$/, () => ({ body: { next: null, previous: null, results: this.openTables } }));
    this.on('POST', /^\/api\/tables$/, (_, wish: Partial<Table> & { seats: never }) => {
      const { seats, ...rest } = wish;
      const chairs = Array.from({ length: seats }, (__, seat) => aSeat(seat, seat === 0 ? this.player() : null));
      return { status: 201, body: this.change({ ...aTable(), ...rest, seats: chairs }) };
    });
    this.on('GET', new RegExp(`${one}$`), () =>
      this.table ? { body: this.table } : { status: 404, body: refusal('not_found') },
    );
    this.on('PATCH', new RegExp(`${one}$`), (_, body: Partial<Table>) => ({ body: this.change(body) }));
    this.on('POST', new RegExp(`${one}/join$`), (_, { seat }: { seat?: number }) => {
      const at = seat ?? this.firstFree();
      return { body: this.change({ you: at, ...this.seated(at, this.player()) }) };
    });
    this.on('POST', new RegExp(`${one}/leave$`), () => {
      const { you } = this.table ?? aTable();
      return { body: this.change({ you: null, ...(you === null ? {} : this.seated(you, null)) }) };
    });
    this.on('POST', new RegExp(`${one}/bots$`), (_, { seat, bot }: { seat?: number; bot: string }) => {
      const house = HOUSE_BOTS.find((known) => known.bot === bot);
      const player = aPlayer(house?.name ?? bot, { kind: 'bot', bot });
      return { body: this.change(this.seated(seat ?? this.firstFree(), player)) };
    });
    this.on('DELETE', new RegExp(`${one}/bots/(\\d)$`), (match) => ({
      body: this.change(this.seated(Number(match[1]), null)),
    }));
    this.on('PUT', new RegExp(`${one}/seats/(\\d)/reservation$`), (match, { name }: { name: string }) => ({
      body: this.change(this.kept(Number(match[1]), { public_id: `u_${name}`, name, avatar: '' })),
    }));
    this.on('DELETE', new RegExp(`${one}/seats/(\\d)/reservation$`), (match) => ({
      body: this.change(this.kept(Number(match[1]), null)),
    }));
    this.on('POST', new RegExp(`${one}/send-away$`), (_, { player }: { player: string }) => {
      const seat = this.table?.seats.find((each) => each.player?.public_id === player)?.seat ?? 0;
      return { body: this.change(this.seated(seat, null)) };
    });
    this.readyStep(one);
  }

  private readyStep(one: string): void {
    this.on('POST', new RegExp(`${one}/start$`), () => {
      const players = (this.table?.seats ?? []).filter((seat) => seat.player !== null).map(({ seat }) => seat);
      const hashes = players.map((seat) => (this.table?.seats[seat]?.player?.kind === 'bot' ? 'e3b0' : null));
      const start = aReadyStep({ seats: players, client_hashes: hashes, deadline_at: Date.now() + 12_000 });
      return { body: this.change({ state: 'ready', start }) };
    });
    this.on('POST', new RegExp(`${one}/ready$`), (_, body: { client_hash: string }) => {
      const { start, you, seats } = this.table ?? aTable();
      if (start === null || you === null) return { status: 409, body: refusal('wrong_table_state') };
      const client_hashes = start.client_hashes.map((hash, i) => (start.seats[i] === you ? body.client_hash : hash));
      const stage = client_hashes.includes(null) ? 'hashes' : 'seeds';
      const chairs = seats.map((seat) => (seat.seat === you ? { ...seat, ready: true } : seat));
      return { body: this.change({ seats: chairs, start: { ...start, client_hashes, stage } }) };
    });
    this.on('POST', new RegExp(`${one}/reveal$`), () => ({
      body: this.change({ state: 'playing', game_id: this.table?.start?.game_id ?? null, start: null }),
    }));
  }

  private player() {
    const { public_id, name, kind, avatar, country } = this.me ?? aMe('marit');
    return aPlayer(name, { public_id, kind, avatar, country });
  }

  private firstFree(): number {
    return this.table?.seats.find((seat) => seat.player === null)?.seat ?? 0;
  }

  private kept(at: number, reserved_for: Named | null): Pick<Table, 'seats'> {
    return { seats: (this.table?.seats ?? []).map((seat) => (seat.seat === at ? { ...seat, reserved_for } : seat)) };
  }

  private seated(at: number, player: ReturnType<typeof aPlayer> | null): Pick<Table, 'seats'> {
    return { seats: (this.table?.seats ?? []).map((seat) => (seat.seat === at ? aSeat(at, player) : seat)) };
  }
}

export function refusal(code: string, detail = '', attr: string | null = null): ErrorBody {
  return { type: 'client_error', errors: [{ code, detail, attr }] };
}

function json({ status = 200, body }: { status?: number; body: unknown }): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
