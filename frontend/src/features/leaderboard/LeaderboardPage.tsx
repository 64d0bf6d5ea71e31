import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, NavLink, useParams, useSearchParams } from 'react-router';
import { Failure } from '@/features/home';
import { useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Ladder } from '@/protocol';
import { whyNothing } from '@/transport';
import { Button, buttonClass, Lever, Sheet } from '@/ui';
import { LadderSkeleton, LadderTable } from './LadderTable';
import { leaderboardQuery } from './queries';
import './leaderboard.css';

const LADDERS: readonly Ladder[] = ['table', 'duel'];

/** The list of a ladder: from the top, or around whoever looks. */
export function LeaderboardPage(): ReactElement {
  const { t } = useTranslation(['leaderboard', 'app']);
  const errorText = useErrorText();
  const ladder: Ladder = useParams<'ladder'>().ladder === 'duel' ? 'duel' : 'table';
  const [search, setSearch] = useSearchParams();
  const bots = search.get('bots') !== 'false';
  const aroundMe = search.get('around') === 'me';
  const me = useMe();
  // Whoever is nobody stands nowhere: an address of somebody else's place shows the top.
  const list = useInfiniteQuery({
    ...leaderboardQuery(ladder, bots, aroundMe && me != null),
    enabled: !aroundMe || me !== undefined,
  });
  const missing = whyNothing(list);
  const total = list.data?.pages[0]?.total;
  const choose = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return (
    <Sheet
      wide
      title={t('app:title', { page: t('heading') })}
      heading={t('heading')}
      beside={
        <>
          <nav className="tabs" aria-label={t('ladders')}>
            {LADDERS.map((each) => (
              <NavLink key={each} to={{ pathname: `/leaderboard/${each}`, search: bots ? '' : '?bots=false' }}>
                {t(`ladder.${each}`)}
              </NavLink>
            ))}
          </nav>
          <p className="quiet ladder__sum">
            {total !== undefined && total > 0 && (
              <Trans t={t} i18nKey="certain" count={total} components={{ b: <b className="num" /> }} />
            )}
          </p>
        </>
      }
    >
      {missing !== null ? (
        <Failure error={missing} again={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <LadderSkeleton />
      ) : (
        <>
          {list.hasPreviousPage && (
            <p className="ladder__ways">
              <Link className={buttonClass()} to={{ search: bots ? '' : '?bots=false' }}>
                {t('top')}
              </Link>
              <Button busy={list.isFetchingPreviousPage} onClick={() => void list.fetchPreviousPage()}>
                {t('ahead')}
              </Button>
            </p>
          )}
          {total === 0 ? <EmptyLadder /> : <LadderTable pages={list.data.pages} bots={bots} />}
          {list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
          {(list.isFetchNextPageError || list.isFetchPreviousPageError) && (
            <p className="err" role="alert">
              {errorText(list.error)}
            </p>
          )}
        </>
      )}
      <div className="ladder__foot">
        <Lever
          title={t('bots.title')}
          on={t('bots.on')}
          off={t('bots.off')}
          checked={bots}
          onChange={(on) => choose('bots', on ? null : 'false')}
        />
        <Link to={`/stats/${ladder}`}>{t('figures')}</Link>
      </div>
    </Sheet>
  );
}

function EmptyLadder(): ReactElement {
  const { t } = useTranslation('leaderboard');
  return (
    <section className="none none--wide">
      <h2>{t('none')}</h2>
      <p className="quiet">{t('noneText')}</p>
      <p>
        <Link className={buttonClass('brass')} to="/">
          {t('first')}
        </Link>
      </p>
    </section>
  );
}
