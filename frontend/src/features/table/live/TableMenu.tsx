import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setPreferences, usePreferences } from '@/features/settings';

const ORDERS = ['suit', 'rank', 'playable'] as const;

/** The table's menu: how the hand is held, the way to the rules, and out. */
export function TableMenu({ playing, onLeave }: { playing: boolean; onLeave: () => void }): ReactElement {
  const { t } = useTranslation('table');
  const { sort, deck } = usePreferences();
  return (
    <>
      <p className="label">{t('menu.sort')}</p>
      {ORDERS.map((order) => (
        <button key={order} type="button" aria-pressed={sort === order} onClick={() => setPreferences({ sort: order })}>
          {t(`menu.by_${order}`)}
        </button>
      ))}
      <button
        type="button"
        className="menu__apart"
        aria-pressed={deck === 'four'}
        onClick={() => setPreferences({ deck: deck === 'four' ? 'two' : 'four' })}
      >
        {t('menu.four_colours')}
      </button>
      <Link className="menu__apart" to="/rules" target="_blank" rel="noreferrer">
        {t('menu.rules')}
      </Link>
      {playing ? (
        <button type="button" onClick={onLeave}>
          {t('menu.leave')}
        </button>
      ) : (
        <Link to="/">{t('menu.home')}</Link>
      )}
    </>
  );
}
