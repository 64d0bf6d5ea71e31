import { useLocation, useSearchParams } from 'react-router';

/** A room with one thing to do, after which one is where one was before. */
export type DoorAddress =
  '/account/login' | '/account/signup' | '/account/password/reset' | '/account/provider/callback';

const HOME = '/';

/** Where to go after a door: the page that led here, or home. Only addresses of this site are followed. */
export function useWayBack(): string {
  const [query] = useSearchParams();
  return safeWay(query.get('next'));
}

/** The way through a door and back here. From one door to the next the way back stays. */
export function useWayThrough(door: DoorAddress): string {
  const { pathname, search } = useLocation();
  const back = useWayBack();
  return wayThrough(door, pathname.startsWith('/account/') ? back : pathname + search);
}

export function wayThrough(door: DoorAddress, back: string): string {
  return back === HOME ? door : `${door}?${new URLSearchParams({ next: back }).toString()}`;
}

export function safeWay(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : HOME;
}
