import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { SiteBar } from './SiteBar';
import { useRouteFocus } from './useRouteFocus';
import './frame.css';

interface FrameProps {
  /** With the ways through the site. */
  site?: boolean;
  /** The room brings its own bar. */
  bare?: boolean;
}

/** What stands around every room: the way past the bar, the bar, and the focus on what is new. */
export function Frame({ site = false, bare = false }: FrameProps): ReactElement {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useRouteFocus();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-leaving', navigation.state === 'loading');
  }, [navigation.state]);
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {!bare && <SiteBar ways={site} />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
