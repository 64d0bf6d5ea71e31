import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a change of room the page begins at its top and the focus goes to the new room (`main`), as it would on a new
 * document: a screen reader begins to read there, and the next Tab goes on from there. Changes of the hash or the query
 * stay where they are; going back leaves the place to the browser, which remembers it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, how]);
}
