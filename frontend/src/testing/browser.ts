import { aFinishedGame, aMe, aPlayer, aSeat, aTable, aBot } from './builders';
import { FakeServer } from './FakeServer';
import { FakeSocket } from './FakeSocket';

/**
 * `npm run dev:fake`: the rooms without a server, to look at. `?as=guest`, `?as=nobody`, `?lobby=ready|look|five` choose
 * what there is to see.
 */
export function startFakeServer(): void {
  const server = new FakeServer();
  const query = new URLSearchParams(location.search);
  server.me = people[query.get('as') ?? 'marit'] ?? null;
  server.table = tables[query.get('lobby') ?? 'seats'] ?? null;
  server.games = query.has('empty') ? [] : GAMES;
  server.openTables = query.has('empty') ? [] : TABLES;
  window.fetch = (input, init) => (query.has('slow') ? new Promise(() => undefined) : server.fetch(input, init));
  window.WebSocket = socketTo(server);
}

const people: Record<string, ReturnType<typeof aMe>> = {
  marit: aMe('marit', { country: 'NO' }),
  guest: aMe('guest-7', { kind: 'guest', email: null }),
};

const marit = aPlayer('marit');
const tables: Record<string, ReturnType<typeof aTable>> = {
  seats: aTable({ seats: [aSeat(0, marit), aSeat(1, aPlayer('sitinur')), aSeat(2, aBot('Barrel')), aSeat(3, null)] }),
  look: aTable({ you: null, seats: [aSeat(0, aPlayer('sitinur')), aSeat(1, aBot('Barrel')), aSeat(2, null)] }),
  five: aTable({
    visibility: 'public',
    seats: [aSeat(0, marit), aSeat(1, aPlayer('sitinur')), aSeat(2, null), aSeat(3, aBot('Pip')), aSeat(4, null)],
  }),
  ready: aTable({
    state: 'ready',
    seats: [
      aSeat(0, marit),
      aSeat(1, aPlayer('sitinur'), { ready: true }),
      aSeat(2, aBot('Barrel'), { ready: true }),
      aSeat(3, aPlayer('Dimitar_V'), { ready: true }),
    ],
    start: {
      game_id: 'g1',
      commitment: '4f0c91d7c1e8a35b77d4cc9e1f10be5d92a7b0a6f4c3d8e1b2a39f5c6d7e2ab8',
      stage: 'hashes',
      deadline_at: Date.now() + 12_000,
      client_hashes: [null, 'a', 'b', 'c'],
      seats: [0, 1, 2, 3],
    },
  }),
};

const DAY_MS = 86_400_000;
const GAMES = [
  aFinishedGame({ ended_at: Date.now() }),
  aFinishedGame({ game_id: 'g2', ended_at: Date.now() - DAY_MS, places: [3, 1, 2], totals: [385, 120, 200] }),
  aFinishedGame({
    game_id: 'g3',
    ended_at: Date.now() - 3 * DAY_MS,
    places: [2, 1, 3],
    options: { ...aTable().options, length: 'full' },
  }),
];

const TABLES = [
  {
    table_id: 'a',
    pace: 'normal',
    options: aTable().options,
    seats: [aPlayer('okta'), aPlayer('Halvard'), null, null],
  },
  { table_id: 'b', pace: 'fast', options: aTable().options, seats: [aPlayer('lantern'), null] },
];

/** A WebSocket class that talks to the fake server. */
function socketTo(server: FakeServer): typeof WebSocket {
  return class extends FakeSocket {
    constructor(url: string) {
      super(url);
      setTimeout(() => {
        this.accept();
        server.sockets.add((message) => this.say(message));
        if (server.table) this.say({ type: 'table', now: Date.now(), table: server.table });
      });
    }

    override send(text: string): void {
      super.send(text);
      const message = this.sent.at(-1);
      if (message?.type !== 'ping') return;
      const table_version = server.table?.version ?? 0;
      this.say({ type: 'pong', at: message.at, now: Date.now(), table_version, game_id: null, game_version: null });
    }
  } as unknown as typeof WebSocket;
}
