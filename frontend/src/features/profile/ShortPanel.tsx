import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EstimateFact, Fact, Facts, Panel, useFigures } from '@/features/stats';
import type { LadderRating, PlayerStats } from '@/protocol';

interface ShortPanelProps {
  standing: LadderRating;
  house: boolean;
  /** Null where they are kept to oneself. */
  stats: PlayerStats | null;
}

/** Where somebody stands, and how it goes, in a few figures. */
export function ShortPanel({ standing, house, stats }: ShortPanelProps): ReactElement {
  const { t } = useTranslation('profile');
  const { number, games } = useFigures();
  const none = (value: number | null) => (value === null ? t('noPlace') : number(value));
  return (
    <Panel title={t('standing')} width="narrow" out={stats === null ? undefined : games(stats.games)}>
      <Facts>
        <Fact name={t('fact.place')}>{none(standing.place)}</Fact>
        {!house && <Fact name={t('fact.best')}>{none(standing.best)}</Fact>}
        {stats === null ? <Results standing={standing} house={house} /> : <InGames stats={stats} />}
      </Facts>
    </Panel>
  );
}

/** What is public of everybody: rated results. */
function Results({ standing: { games, firsts }, house }: Omit<ShortPanelProps, 'stats'>): ReactElement {
  const { t } = useTranslation('profile');
  const { number, percent } = useFigures();
  return (
    <>
      <Fact name={t(house ? 'fact.measured' : 'fact.games')}>{number(games)}</Fact>
      <Fact name={t('fact.firsts')}>{number(firsts)}</Fact>
      <Fact name={t('fact.share')}>{percent(games === 0 ? null : firsts / games)}</Fact>
    </>
  );
}

function InGames({ stats }: { stats: PlayerStats }): ReactElement {
  const { t } = useTranslation('profile');
  const { number, percent, signed, rounds } = useFigures();
  const { streaks, points } = stats;
  const firsts = stats.places.reduce((sum, { places }) => sum + (places[0] ?? 0), 0);
  const longest = (count: number) => t('fact.longest', { count });
  return (
    <>
      <Fact name={t('fact.firsts')} note={percent(stats.games === 0 ? null : firsts / stats.games)}>
        {number(firsts)}
      </Fact>
      <EstimateFact name={t('fact.rounds')} of={stats.rounds_won} write={percent} out={rounds} />
      <EstimateFact name={t('fact.points')} of={points.own} write={(value) => number(value, 1)} out={rounds} />
      <EstimateFact name={t('fact.margin')} of={points.margin} write={signed} out={rounds} />
      {streaks !== null && (
        <>
          <Fact name={t('fact.inARow')} note={longest(streaks.firsts.longest)}>
            {number(streaks.firsts.current)}
          </Fact>
          <Fact name={t('fact.notLast')} note={longest(streaks.not_last.longest)}>
            {number(streaks.not_last.current)}
          </Fact>
        </>
      )}
    </>
  );
}
