import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeButton } from '@/features/settings';
import { Bar, Eyes, FULL_STAIRS, Icon, IconButton, SHORT_STAIRS, Stairs } from '@/ui';

interface TableBarProps {
  /** "Table", "Duel", "Replay", and after it in grey what kind of one. */
  name: string;
  note: string;
  /** The round being played, from 1; null while nothing is known. */
  round: { number: number; rounds: number } | null;
  /** How many look on. */
  watching?: number;
  /** What the menu holds. */
  menu?: ReactNode;
  /** Beside the menu. */
  children?: ReactNode;
}

/** The bar over a table: which game, which round, and the table's menu. */
export function TableBar({ name, note, round, watching = 0, menu, children }: TableBarProps): ReactElement {
  const { t } = useTranslation(['table', 'app']);
  return (
    <Bar homeLabel={t('app:home')}>
      <div className="game-title">
        <span className="name">
          <b>{name}</b> <span className="quiet">{note}</span>
        </span>
        {round !== null && (
          <>
            <Stairs sizes={round.rounds > SHORT_STAIRS.length ? FULL_STAIRS : SHORT_STAIRS} now={round.number - 1} />
            <span>{t('round_of', { number: round.number, rounds: round.rounds })}</span>
          </>
        )}
        <Eyes count={watching} label={t('watching', { count: watching })} />
      </div>
      <ThemeButton className="bar__theme" />
      {children}
      {menu !== undefined && <Menu>{menu}</Menu>}
    </Bar>
  );
}

/** A short list of things to do, closed by Escape, by a press elsewhere, and by choosing. */
function Menu({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('table');
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !holder.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div className="menu" ref={holder}>
      <IconButton
        label={t('menu.label')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon name="menu" />
      </IconButton>
      {open && (
        // Choosing anything inside is done with the menu.
        // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions, jsx-a11y-x/click-events-have-key-events
        <div className="menu__list" id={id} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
