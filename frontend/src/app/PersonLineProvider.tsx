import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { meQuery, useMe } from '@/features/session';
import { PersonLine, usePersonConnection, usePersonLink } from '@/transport';

/**
 * The personal socket of this page, open for whoever is somebody. It ends with its session: who is looking is asked
 * again then, and whoever it is gets a line of their own.
 */
export function PersonLineProvider({ children }: { children: ReactNode }): ReactElement {
  const client = useQueryClient();
  // Signing in or out forgets all that was fetched, and leads to another room: who is looking is looked up anew there.
  useLocation();
  const me = useMe();
  const [visit, setVisit] = useState(0);
  const viewer = me ? `${me.public_id} ${visit}` : null;
  const connection = usePersonConnection(viewer);
  const link = usePersonLink(connection);
  const signedOut = link.phase === 'closed';
  useEffect(() => {
    if (!signedOut) return;
    void client.invalidateQueries({ queryKey: meQuery.queryKey }).then(() => setVisit((before) => before + 1));
  }, [signedOut, client]);
  return <PersonLine value={connection}>{children}</PersonLine>;
}
