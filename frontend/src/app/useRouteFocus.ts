import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of room the focus goes to the new room (`main`), as it would on a new document: a screen reader
 * begins to read there, and the next Tab goes on from there. Changes of the hash or the query stay where they are.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const room = document.getElementById('content');
    room?.focus({ preventScroll: true });
  }, [pathname]);
}
