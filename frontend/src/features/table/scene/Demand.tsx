import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Round, Seat } from '@/protocol';
import { Counter, printedRank, rankOf } from '@/ui';
import { numberWord } from '../words/numberWord';

interface DemandProps {
  round: Round;
  names: readonly string[];
  you: Seat | null;
}

/** What has to be followed, in words: the crank while it is open, else the suit, with whoever demanded it. */
export const Demand = memo(function Demand({ round, names, you }: DemandProps): ReactElement {
  const { t } = useTranslation(['table', 'cards']);
  if (round.crank > 0) {
    return (
      <div className="demand demand--crank">
        <p>
          <b className="demand__word">{t('crank_word', { number: numberWord(t, round.crank) })}</b>
          {round.settling ? t('crank_settling') : t('crank_answers')}
        </p>
      </div>
    );
  }
  return (
    <div className="demand" data-demanded={round.demanded || undefined}>
      <Counter suit={round.suit} />
      <p>
        <b className="demand__word">{t(`cards:Suit.${round.suit}`)}</b>
        <DemandedBy round={round} names={names} you={you} />
      </p>
    </div>
  );
});

function DemandedBy({ round, names, you }: DemandProps): ReactElement {
  const { t } = useTranslation('table');
  const { demanded, demanded_by: by } = round;
  if (!demanded || by === null) return <>{t('suit_current')}</>;
  const rank = printedRank(rankOf(round.top));
  return <>{by === you ? t('suit_demanded_you', { rank }) : t('suit_demanded', { rank, name: names[by] ?? '' })}</>;
}
