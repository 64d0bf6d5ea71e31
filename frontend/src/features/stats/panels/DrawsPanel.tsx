import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { Bars } from '@/ui/charts';
import { EstimateFact, Facts, Panel } from '../Panel';
import { useFigures } from '../useFigures';

const REASONS = ['no_play', 'five', 'seven', 'crank', 'called'] as const;

/** How often one had to draw, and why cards were drawn. */
export function DrawsPanel({ draws }: { draws: Figures['draws'] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, games } = useFigures();
  return (
    <Panel title={t('draws.title')} out={games(draws.forced.games)} small={draws.forced.small}>
      <Facts>
        <EstimateFact
          name={t('draws.forced')}
          of={draws.forced}
          write={percent}
          out={(count) => t('draws.turns', { count })}
        />
      </Facts>
      <p className="quiet panel__note">{t('draws.note')}</p>
      <Bars
        rows={REASONS.map((reason) => ({
          label: t(`draws.${reason}`),
          value: draws.cards[reason],
          text: number(draws.cards[reason]),
        }))}
      />
    </Panel>
  );
}
