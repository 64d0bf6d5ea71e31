import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams, useSearchParams } from 'react-router';
import { Failure } from '@/features/home';
import type { Ladder, SiteStats } from '@/protocol';
import { whyNothing } from '@/transport';
import { buttonClass, Empty, FULL_STAIRS, Page, Stairs } from '@/ui';
import { FigureBones } from './Bones';
import { Chooser } from './Chooser';
import { FigurePanels } from './FigurePanels';
import { EstimateFact, Fact, Facts, Panel, type Csv } from './Panel';
import { DealersPanel } from './panels/DealersPanel';
import { SeatsPanel } from './panels/SeatsPanel';
import { StartersPanel } from './panels/StartersPanel';
import { siteStatsQuery } from './queries';
import { useFigures } from './useFigures';
import { LADDERS, queryOf, searchOf, wishOf } from './wish';
import './stats.css';

/** Everybody's figures together, and what seats, dealers and starters do. */
export function StatsPage(): ReactElement {
  const { t } = useTranslation(['stats', 'app']);
  const ladder: Ladder = useParams<'ladder'>().ladder === 'duel' ? 'duel' : 'table';
  const [search] = useSearchParams();
  const [now] = useState(Date.now);
  const query = queryOf(wishOf(search), now);
  const stats = useQuery(siteStatsQuery(ladder, query));
  const missing = whyNothing(stats);
  const file = (table: string) => ({ href: `/api/stats/${ladder}/${table}.csv${searchOf(query)}` });
  return (
    <Page title={t('app:title', { page: t('site.heading') })}>
      <div className="figures" aria-busy={stats.isPlaceholderData}>
        <header className="figures__h">
          <h1>{t('site.heading')}</h1>
          <nav className="tabs" aria-label={t('ladders')}>
            {LADDERS.map((each) => (
              <NavLink key={each} to={{ pathname: `/stats/${each}`, search: search.toString() }}>
                {t(`ladder.${each}`)}
              </NavLink>
            ))}
          </nav>
          <p className="quiet">{t('site.note')}</p>
        </header>
        <Chooser ladders={[]} chosen={ladder} />
        {missing !== null ? (
          <Failure error={missing} again={() => void stats.refetch()} />
        ) : stats.data === undefined ? (
          <FigureBones />
        ) : stats.data.games === 0 ? (
          <Empty drawing={<Stairs sizes={FULL_STAIRS} />} title={t('site.none')}>
            {t('site.noneText')}
          </Empty>
        ) : (
          <Everybody stats={stats.data} file={file} />
        )}
      </div>
    </Page>
  );
}

function Everybody({ stats, file }: { stats: SiteStats; file: (table: string) => Csv }): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <>
      <FigurePanels
        stats={stats}
        everybody
        file={file}
        beside={
          <div className="figures__half">
            <InShort stats={stats} />
            <Panel title={t('site.fair')}>
              <p className="panel__text">{t('site.fairText')}</p>
              <p>
                <Link className={buttonClass()} to="/fairness/numbers">
                  {t('site.fairLink')}
                </Link>
              </p>
            </Panel>
          </div>
        }
      />
      <SeatsPanel seats={stats.seats} csv={[file('seats')]} />
      <DealersPanel dealers={stats.dealers} csv={[file('dealers')]} />
      <StartersPanel starters={stats.starters} csv={[file('starters')]} />
    </>
  );
}

function InShort({ stats: { games, rounds, points } }: { stats: SiteStats }): ReactElement {
  const { t } = useTranslation('stats');
  const figures = useFigures();
  return (
    <Panel title={t('site.short')}>
      <Facts>
        <Fact name={t('site.games')}>{figures.number(games)}</Fact>
        <Fact name={t('site.seatRounds')}>{figures.number(rounds)}</Fact>
        <EstimateFact
          name={t('site.points')}
          of={points.own}
          write={(value) => figures.number(value, 1)}
          out={figures.rounds}
        />
      </Facts>
    </Panel>
  );
}
