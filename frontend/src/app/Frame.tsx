import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';
import { SiteBar } from './SiteBar';
import { useRouteFocus } from './useRouteFocus';
import { Waiting } from './Waiting';
import './frame.css';

/** The bar of a frame: with the ways through the site, without them, or none because the room brings its own. */
export type FrameBar = 'site' | 'door' | 'own';

/** What stands around every room: the way past the bar, the bar, and the focus on what is new. */
export function Frame({ bar }: { bar: FrameBar }): ReactElement {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useRouteFocus();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {bar !== 'own' && <SiteBar ways={bar === 'site'} />}
      <ErrorBoundary room={pathname}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
