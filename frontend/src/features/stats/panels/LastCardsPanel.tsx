import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '@/protocol';
import { EstimateFact, Fact, Facts, Panel } from '../Panel';
import { useFigures } from '../useFigures';

/** Last cards announced and forgotten, calls made and suffered. */
export function LastCardsPanel({ lastCards }: { lastCards: Figures['last_cards'] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent, games } = useFigures();
  const { forgotten } = lastCards;
  return (
    <Panel title={t('lastCards.title')} width="narrow" out={games(forgotten.games)} small={forgotten.small}>
      <Facts>
        <Fact name={t('lastCards.downToOne')}>{number(lastCards.down_to_one)}</Fact>
        <Fact name={t('lastCards.withPlay')}>{number(lastCards.announced_with_play)}</Fact>
        <Fact name={t('lastCards.late')}>{number(lastCards.announced_late)}</Fact>
        <EstimateFact
          name={t('lastCards.forgotten')}
          of={forgotten}
          write={percent}
          out={(count) => t('lastCards.plays', { count })}
        />
        <Fact name={t('lastCards.calls')}>{number(lastCards.calls)}</Fact>
        <Fact name={t('lastCards.called')}>{number(lastCards.called)}</Fact>
      </Facts>
    </Panel>
  );
}
