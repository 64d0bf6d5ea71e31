import { createContext, useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { PersonMessage } from '@/protocol';
import { PersonConnection, type PersonNews } from './personConnection';
import type { LinkState } from './link';
import { followNetwork } from './useTableConnection';

/** The page's connection for the person looking; null for somebody who is nobody yet. */
export const PersonLine = createContext<PersonConnection | null>(null);

/** Opens the connection with the browser's socket, clock and chance. */
function connectToPerson(): PersonConnection {
  return new PersonConnection({
    openSocket: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
    local: () => performance.now(),
    random: Math.random,
  });
}

/** The connection of whoever looks, for as long as the component is shown; another person gets one of their own. */
export function usePersonConnection(viewer: string | null): PersonConnection | null {
  const connection = useMemo(() => (viewer === null ? null : connectToPerson()), [viewer]);
  useEffect(() => (connection === null ? undefined : followNetwork(connection)), [connection]);
  return connection;
}

/** How the line stands. Listening keeps it open. */
export function usePersonLink(connection: PersonConnection | null): LinkState {
  return useSyncExternalStore(connection?.subscribe ?? NEVER, connection?.getLink ?? idle);
}

/** Calls the handler with every message of a type that the person's line brings, while the component is shown. */
export function usePersonNews<Type extends PersonMessage['type']>(
  type: Type,
  handler: (message: PersonNews<Type>) => void,
): void {
  const connection = useContext(PersonLine);
  const handle = useEffectEvent(handler);
  useEffect(() => connection?.on(type, (message) => handle(message)), [connection, type]);
}

const IDLE: LinkState = { phase: 'idle' };
const idle = (): LinkState => IDLE;
const NEVER = (): (() => void) => () => undefined;
