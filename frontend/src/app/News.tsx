import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '@/features/session';
import { i18n } from '@/i18n';

// Nobody waits for what others have to say, least of all somebody new.
const PeopleNews = lazy(async () => {
  const [{ PeopleNews: News }] = await Promise.all([import('@/features/people/routes'), i18n.loadNamespaces('people')]);
  return { default: News };
});

/** What people and moderators have to say, in whatever room; not at a door, where there is one thing to do. */
export function News(): ReactElement | null {
  const isSomebody = useMe() != null;
  const { pathname } = useLocation();
  if (!isSomebody || pathname.startsWith('/account/')) return null;
  return (
    <Suspense fallback={null}>
      <PeopleNews />
    </Suspense>
  );
}
