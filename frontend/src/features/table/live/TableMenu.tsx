import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OptionList } from '@/features/options';
import { setPreferences, usePreferences } from '@/features/settings';
import { switchSound } from '@/features/sound';
import type { GameView } from '@/protocol';

const ORDERS = ['suit', 'rank', 'playable'] as const;

interface TableMenuProps {
  view: GameView;
  playing: boolean;
  onLeave: () => void;
  /** Ends a game that all others have left; null while it cannot be. */
  onEnd: (() => void) | null;
}

/** The table's menu: how the hand is held, the way to the rules, and out. */
export function TableMenu({ view, playing, onLeave, onEnd }: TableMenuProps): ReactElement {
  const { t } = useTranslation(['table', 'app']);
  const { sort, deck, sound } = usePreferences();
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
      <button type="button" aria-pressed={sound} onClick={() => switchSound(!sound)}>
        {t('menu.sound')}
      </button>
      <Link className="menu__apart" to="/rules" target="_blank" rel="noreferrer">
        {t('menu.rules')}
      </Link>
      {onEnd !== null && (
        <button type="button" onClick={onEnd}>
          {t('alone.end')}
        </button>
      )}
      {playing ? (
        <button type="button" onClick={onLeave}>
          {t('menu.leave')}
        </button>
      ) : (
        <Link to="/">{t('menu.home')}</Link>
      )}
      <p className="label menu__apart">{t('app:options.heading')}</p>
      <OptionList options={view.options} />
    </>
  );
}
