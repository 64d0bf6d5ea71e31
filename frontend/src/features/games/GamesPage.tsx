import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DoorLink, useMe } from '@/features/session';
import type { FinishedGames } from '@/protocol';
import { Button, Dialog, Empty, Icon, Select, Sheet, SHORT_STAIRS, Stairs } from '@/ui';
import { Asked } from './Asked';
import { Filters } from './Filters';
import { Found } from './Found';
import { gamesQuery } from './queries';
import { filtersIn, isOwn, SORTS, withFilter, type Sort } from './search';
import './games.css';

/** Every finished game, to be found by who played it and by what happened in it. The search is the address. */
export function GamesPage(): ReactElement {
  const { t } = useTranslation(['games', 'app']);
  const [search, setSearch] = useSearchParams();
  const me = useMe();
  // Nobody has games of their own without being somebody.
  const nobodys = search.getAll('player').includes('me') && me === null;
  const games = useQuery({ ...gamesQuery(search), enabled: me !== undefined && !nobodys });
  const heading = t(isOwn(search) ? 'own' : 'heading');
  const players = games.data?.players ?? [];
  return (
    <Sheet
      wide
      title={t('app:title', { page: heading })}
      heading={heading}
      beside={<Sort search={search} onSearch={setSearch} />}
    >
      <div className="find">
        <aside className="find__by" aria-label={t('filters')}>
          <Filters search={search} players={players} onSearch={setSearch} />
        </aside>
        <section className="find__in" aria-label={t('found')}>
          <div className="find__asked">
            <FiltersButton set={filtersIn(search)}>
              <Filters search={search} players={players} onSearch={setSearch} />
            </FiltersButton>
            <Asked search={search} players={players} onSearch={setSearch} />
          </div>
          <Told games={games} />
          {nobodys ? <NobodysGames /> : <Found search={search} games={games} />}
        </section>
      </div>
    </Sheet>
  );
}

interface SearchProps {
  search: URLSearchParams;
  onSearch: (search: URLSearchParams) => void;
}

function Sort({ search, onSearch }: SearchProps): ReactElement {
  const { t } = useTranslation('games');
  return (
    <div className="find__sort">
      <Select
        label={t('sort.label')}
        labelHidden
        value={search.get('sort') ?? ('newest' satisfies Sort)}
        onChange={(event) => onSearch(withFilter(search, 'sort', event.currentTarget.value))}
        choices={SORTS.map((value) => ({ value, text: t(`sort.${value}`) }))}
      />
    </div>
  );
}

/** On a phone the filters are a sheet over the list. */
function FiltersButton({ set, children }: { set: number; children: ReactNode }): ReactElement {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className="find__open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        {set === 0 ? t('filters') : t('filtersSet', { count: set })}
      </Button>
      {open && (
        <Dialog title={t('filters')} className="find-sheet" onClose={close} actions={<ShowButton onClick={close} />}>
          {children}
        </Dialog>
      )}
    </>
  );
}

/** It takes the focus: a text field that did would raise the keyboard over the sheet. */
function ShowButton({ onClick }: { onClick: () => void }): ReactElement {
  const { t } = useTranslation('games');
  const button = useRef<HTMLButtonElement>(null);
  // The sheet takes its own focus as it opens, after its children are there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button ref={button} look="brass" onClick={onClick}>
      {t('show')}
    </Button>
  );
}

/** That a search has come out, for whoever does not see the list change. */
function Told({ games: { data, isPlaceholderData: isOld } }: { games: UseQueryResult<FinishedGames> }): ReactElement {
  const { t } = useTranslation('games');
  return (
    <p className="sr" role="status">
      {data !== undefined && !isOld && t('shown', { count: data.results.length })}
    </p>
  );
}

function NobodysGames(): ReactElement {
  const { t } = useTranslation('games');
  return (
    <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('nobody')}>
      {t('nobodyText')} <DoorLink to="/account/login">{t('signIn')}</DoorLink>
    </Empty>
  );
}
