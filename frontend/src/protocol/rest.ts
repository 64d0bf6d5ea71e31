import type { Action, Seat } from './cards';
import type { ErrorBody } from './errors';
import type { GameView } from './game';
import type { Me, SiteStatus } from './people';
import type { GameRecord, ReplayFeed } from './record';
import type { GameMessage, PendingCall } from './socket';
import type { HouseBot, Length, Options, Pace, Player, Table, Visibility } from './table';

/*
 * The REST calls of docs/protocol.md in the form that openapi-fetch reads. `npm run schema` writes the server's own
 * schema beside this file, and rest.test-d.ts holds the two together.
 */

interface Json<Body> {
  content: { 'application/json': Body };
}

interface Refused {
  default: Json<ErrorBody>;
}

type Parameters<Path, Query> = {
  query?: Query;
  header?: never;
  cookie?: never;
} & ([Path] extends [never] ? { path?: never } : { path: Path });

interface Get<Answer, Path = never, Query = never> {
  parameters: Parameters<Path, Query>;
  requestBody?: never;
  responses: { 200: Json<Answer> } & Refused;
}

type Send<Answer, Path = never, Body = never> = {
  parameters: Parameters<Path, never>;
  responses: { 200: Json<Answer> } & Refused;
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: Json<Body> });

interface OnTable {
  table_id: string;
}

interface OnGame {
  game_id: string;
}

export interface Page<Item> {
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** What the list of open tables shows of each. */
export interface OpenTable {
  table_id: string;
  pace: Pace;
  options: Options;
  seats: (Player | null)[];
}

/** What a list shows of a finished game. */
export interface FinishedGame {
  game_id: string;
  options: Options;
  rated: boolean;
  started_at: number;
  ended_at: number;
  ended_by: 'finished' | 'aborted';
  seats: Player[];
  totals: number[] | null;
  places: number[] | null;
  /** The seat of the player the list was asked for. */
  seat: Seat | null;
}

export interface NewTable {
  seats: number;
  pace: Pace;
  visibility: Visibility;
  options: Options;
}

export type TableChange = Partial<Pick<NewTable, 'options' | 'pace' | 'visibility'>>;
export type ProfileChange = Partial<Pick<Me, 'name' | 'avatar' | 'country' | 'language'>>;

export interface paths {
  '/api/me': { get: Get<Me>; patch: Send<Me, never, ProfileChange> };
  '/api/guests': { post: Send<Me> };
  '/api/status': { get: Get<SiteStatus> };
  '/api/bots': { get: Get<HouseBot[]> };
  '/api/tables': {
    get: Get<
      Page<OpenTable>,
      never,
      { cursor?: string; seats?: number; length?: Length; matching?: Options['matching'] }
    >;
    post: Send<Table, never, NewTable>;
  };
  '/api/tables/{table_id}': { get: Get<Table, OnTable>; patch: Send<Table, OnTable, TableChange> };
  '/api/tables/{table_id}/join': { post: Send<Table, OnTable, { seat?: Seat }> };
  '/api/tables/{table_id}/leave': { post: Send<Table, OnTable> };
  '/api/tables/{table_id}/bots': { post: Send<Table, OnTable, { seat?: Seat; bot: string }> };
  '/api/tables/{table_id}/bots/{seat}': { delete: Send<Table, OnTable & { seat: Seat }> };
  '/api/tables/{table_id}/start': { post: Send<Table, OnTable> };
  '/api/tables/{table_id}/ready': { post: Send<Table, OnTable, { game_id: string; client_hash: string }> };
  '/api/tables/{table_id}/reveal': { post: Send<Table, OnTable, { game_id: string; client_seed: string }> };
  '/api/tables/{table_id}/rematch': { post: Send<Table, OnTable> };
  '/api/games': { get: Get<Page<FinishedGame>, never, { player?: string; cursor?: string }> };
  '/api/games/{game_id}': { get: Get<GameView, OnGame> };
  '/api/games/{game_id}/actions': {
    post: Send<GameMessage | PendingCall, OnGame, { action_id: string; action: Action; turn?: number }>;
  };
  '/api/games/{game_id}/continue': { post: Send<GameMessage, OnGame> };
  '/api/games/{game_id}/back': { post: Send<GameMessage, OnGame> };
  '/api/games/{game_id}/record': { get: Get<GameRecord, OnGame> };
  '/api/games/{game_id}/replay': { get: Get<ReplayFeed, OnGame> };
}
