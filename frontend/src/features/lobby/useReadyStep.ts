import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReadyStep, Table } from '@/protocol';
import { answered, api, isPassing, randomHex, type TableConnection } from '@/transport';
import { keepPromise, keptPromise, type KeptPromise } from './promises';
import { hashOf, makeSeed } from './seed';
import { onlyBotsBeside } from './seating';

/** How far the viewer is in the ready step (F-1.4); `elsewhere`: ready was said in another browser, which has the seed. */
export type Readiness = 'not_asked' | 'asked' | 'ready' | 'elsewhere';

interface ReadyStepControl {
  readiness: Readiness;
  busy: boolean;
  error: Error | null;
  sayReady: (word: string) => void;
}

/**
 * Takes the viewer through the ready step. Saying *ready* makes a seed, keeps it with all that was shown, and sends
 * its hash; the seed itself follows by itself, and only after every hash has been seen. With nobody but bots to wait
 * for, ready is said at once.
 */
export function useReadyStep(connection: TableConnection, table: Table): ReadyStepControl {
  const { start } = table;
  const seat = start === null || table.you === null ? -1 : start.seats.indexOf(table.you);
  const ready = useMutation({ mutationFn: sendHash, onSuccess: connection.takeTable, retry: afterSilence });
  const reveal = useMutation({ mutationFn: sendSeed, onSuccess: connection.takeTable, retry: afterSilence });

  const said = start !== null && seat >= 0 && start.client_hashes[seat] !== null;
  const saysAtOnce = start !== null && seat >= 0 && !said && onlyBotsBeside(table);
  const mayReveal = start !== null && seat >= 0 && start.stage === 'seeds';
  const sayReady = (word: string) => ready.mutate({ table, word });
  const sayAtOnce = useEffectEvent(() => sayReady(''));
  const revealNow = useEffectEvent(() => reveal.mutate({ table }));
  useEffect(() => {
    if (saysAtOnce) sayAtOnce();
  }, [saysAtOnce, start?.game_id]);
  useEffect(() => {
    if (mayReveal) revealNow();
  }, [mayReveal, start?.game_id]);

  return {
    readiness: seat < 0 ? 'not_asked' : said ? readyWhere(start) : 'asked',
    busy: ready.isPending || (saysAtOnce && !ready.isError),
    error: errorAt(start, ready) ?? errorAt(start, reveal),
    sayReady,
  };
}

/** What went wrong, unless in an earlier step: what is said of one game must not stand over the next one's. */
function errorAt(
  start: ReadyStep | null,
  { error, variables }: { error: Error | null; variables: { table: Table } | undefined },
): Error | null {
  return start === null || variables?.table.start?.game_id === start.game_id ? error : null;
}

/** Whether the seed whose hash the server has is kept here. Only the browser that made it can reveal it. */
function readyWhere({ game_id }: ReadyStep): Readiness {
  return keptPromise(game_id) === null ? 'elsewhere' : 'ready';
}

const TRIES = 3;

/** Whoever is silent in the ready step loses the seat; both calls may be made twice, so a lost one is made again. */
function afterSilence(failures: number, error: Error): boolean {
  return failures < TRIES && isPassing(error);
}

/** Sends the hash of the seed kept for this game, or of a new one: a second press gives the same hash. */
async function sendHash({ table, word }: { table: Table; word: string }): Promise<Table> {
  const { start } = table;
  if (start === null) return table;
  const promise = keptPromise(start.game_id) ?? promiseOf(table, start, makeSeed(word, randomHex));
  keepPromise(promise);
  return answered(
    api.POST('/api/tables/{table_id}/ready', {
      params: { path: { table_id: table.table_id } },
      body: { game_id: start.game_id, client_hash: hashOf(promise.seed) },
    }),
  );
}

/** The server shows another hash for the viewer's seat than this browser gave: the seed stays here (F-1.4). */
class OtherPromise extends Error {
  override readonly name = 'OtherPromise';
  readonly code = 'other_promise';
}

/** Gives the seed away, if all hashes are there and ours is among them unchanged; throws `OtherPromise` if it is not. */
async function sendSeed({ table }: { table: Table }): Promise<Table> {
  const { start } = table;
  const promise = start && keptPromise(start.game_id);
  if (!start || !promise) return table;
  const hashes = start.client_hashes.filter((hash) => hash !== null);
  const ours = start.client_hashes[promise.seat];
  if (hashes.length < start.seats.length) return table;
  if (ours !== hashOf(promise.seed)) throw new OtherPromise();
  keepPromise({ ...promise, client_hashes: hashes });
  return answered(
    api.POST('/api/tables/{table_id}/reveal', {
      params: { path: { table_id: table.table_id } },
      body: { game_id: start.game_id, client_seed: promise.seed },
    }),
  );
}

function promiseOf(table: Table, start: ReadyStep, seed: string): KeptPromise {
  return {
    game_id: start.game_id,
    table_id: table.table_id,
    commitment: start.commitment,
    seats: start.seats.map((seat) => table.seats[seat]?.player?.public_id ?? ''),
    options: table.options,
    client_hashes: null,
    seat: table.you === null ? -1 : start.seats.indexOf(table.you),
    seed,
    kept_at: Date.now(),
  };
}
