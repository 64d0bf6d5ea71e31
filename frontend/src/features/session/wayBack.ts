import { useSearchParams } from 'react-router';

/** Where to go after a door: the page that led here, or home. Only addresses of this site are followed. */
export function useWayBack(): string {
  const [query] = useSearchParams();
  return safeWay(query.get('next'));
}

export function safeWay(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/';
}
