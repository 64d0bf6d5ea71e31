import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Failure, GameRow, GameSkeletons } from '@/features/home';
import type { FinishedGames } from '@/protocol';
import { cursorOf, whyNothing } from '@/transport';
import { buttonClass, Empty, Icon, SHORT_STAIRS, Stairs } from '@/ui';
import { atCursor, filtersIn, recordsAddress } from './search';

const SKELETONS = 8;

interface FoundProps {
  search: URLSearchParams;
  games: UseQueryResult<FinishedGames>;
}

/** A page of what was found, the ways to its neighbours, and all of it as a file. */
export function Found({ search, games }: FoundProps): ReactElement {
  const { t } = useTranslation('games');
  const [now] = useState(Date.now);
  const list = useTopOnTurning(search);
  const { data, isPlaceholderData: isOld } = games;
  const missing = whyNothing(games);
  if (missing !== null) return <Failure error={missing} again={() => void games.refetch()} />;
  if (data === undefined) return <GameSkeletons rows={SKELETONS} />;
  if (data.results.length === 0) return <Nothing search={search} />;
  return (
    <>
      <ol className="find__list" ref={list} tabIndex={-1} aria-label={t('found')} aria-busy={isOld}>
        {data.results.map((game) => (
          <GameRow key={game.game_id} game={game} now={now} />
        ))}
      </ol>
      <Pages search={search} page={data} isOld={isOld} />
      <p className="find__file">
        <a href={recordsAddress(search)} download>
          {t('records')}
        </a>{' '}
        <span className="quiet">{t('recordsNote')}</span>
      </p>
    </>
  );
}

/** Another page begins at its top, and is read from there; another search leaves the focus where it is set. */
function useTopOnTurning(search: URLSearchParams) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = search.get('cursor');
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (cursor === null) return;
    window.scrollTo(0, 0);
    list.current?.focus({ preventScroll: true });
  }, [cursor]);
  return list;
}

interface PagesProps {
  search: URLSearchParams;
  page: FinishedGames;
  /** The page of another search than this: its neighbours are none of this one's. */
  isOld: boolean;
}

function Pages({ search, page: { next, previous }, isOld }: PagesProps): ReactElement | null {
  const { t } = useTranslation('games');
  const sort = search.get('sort') ?? 'newest';
  const way = sort === 'newest' || sort === 'oldest' ? sort : 'other';
  const [before, after] = [cursorOf(previous), cursorOf(next)];
  if (before === undefined && after === undefined) return null;
  return (
    <nav className="find__pages" inert={isOld} aria-label={t('pages.label')}>
      {before !== undefined && (
        <Link className={buttonClass()} rel="prev" to={{ search: String(atCursor(search, before)) }}>
          <Icon name="prev" /> {t(`pages.${way}.previous`)}
        </Link>
      )}
      {after !== undefined && (
        <Link className={buttonClass()} rel="next" to={{ search: String(atCursor(search, after)) }}>
          {t(`pages.${way}.next`)} <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

function Nothing({ search }: { search: URLSearchParams }): ReactElement {
  const { t } = useTranslation('games');
  return (
    <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('none')}>
      {t(filtersIn(search) === 0 ? 'noneYet' : 'noneText')}
    </Empty>
  );
}
