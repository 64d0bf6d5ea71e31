import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { Fact, Facts, Panel } from '../Panel';
import { useFigures } from '../useFigures';

/** 3s kept to the end of a round, and what they brought. */
export function ThreesPanel({ threes, games: count }: { threes: Figures['threes']; games: number }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, games } = useFigures();
  const { hands, kept, left_over: over, points_saved: saved } = threes;
  return (
    <Panel title={t('threes.title')} width="narrow" out={games(count)}>
      <Facts>
        <Fact name={t('threes.hands')}>{number(hands)}</Fact>
        <Fact name={t('threes.kept')}>{number(kept)}</Fact>
        <Fact name={t('threes.leftOver')}>{number(over)}</Fact>
        <Fact name={t('threes.saved')}>{number(saved)}</Fact>
        <Fact name={t('threes.each')} note={t('threes.out', { count: kept })}>
          {number(kept === 0 ? null : saved / kept, 1)}
        </Fact>
      </Facts>
    </Panel>
  );
}
