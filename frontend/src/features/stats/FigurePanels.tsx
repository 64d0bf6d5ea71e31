import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import type { Csv } from './Panel';
import { CaughtPanel } from './panels/CaughtPanel';
import { CranksPanel } from './panels/CranksPanel';
import { DrawsPanel } from './panels/DrawsPanel';
import { LastCardsPanel } from './panels/LastCardsPanel';
import { OpeningsPanel } from './panels/OpeningsPanel';
import { PlacesPanel } from './panels/PlacesPanel';
import { PointsPanel } from './panels/PointsPanel';
import { ThreesPanel } from './panels/ThreesPanel';
import { TimesPanel } from './panels/TimesPanel';

interface FigurePanelsProps {
  stats: Figures;
  /** Everybody's figures are compared with nobody's, and their places are equal shares: nothing to show. */
  everybody?: boolean;
  /** The file of one of the server's tables. */
  file: (table: string) => Csv;
  /** What follows the heat map, and the last panels, if anything: half the room each. */
  beside: ReactNode;
  children?: ReactNode;
}

/** All that is counted in games, of a player or of everybody. */
export function FigurePanels({ stats, everybody = false, file, beside, children }: FigurePanelsProps): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <>
      {!everybody && <PlacesPanel places={stats.places} csv={[file('places')]} />}
      <PointsPanel points={stats.points} compared={!everybody} csv={[file('points')]} />
      <CaughtPanel
        caught={stats.caught}
        csv={[
          { ...file('caught'), name: t('caught.byHandSize') },
          { ...file('caught_by_rank'), name: t('caught.byRank') },
        ]}
      />
      {beside}
      <div className="figures__half">
        <OpeningsPanel openings={stats.openings} csv={[file('openings')]} />
        <DrawsPanel draws={stats.draws} />
      </div>
      <div className="figures__half">
        <CranksPanel cranks={stats.cranks} csv={[file('cranks')]} />
        <TimesPanel times={stats.times} csv={[file('times')]} />
      </div>
      <LastCardsPanel lastCards={stats.last_cards} />
      <ThreesPanel threes={stats.threes} games={stats.games} />
      {children}
    </>
  );
}
