import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { ABILITY, Card, Drawing, rankOf, type CardCode } from '@/ui';
import { MARKS } from './examples';

/** Every rank: its mark, what it does, and what it costs in hand. */
export function Marks(): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <section id="marks" className="rule rule--wide" aria-labelledby="marks-h">
      <h2 id="marks-h">{t('marks.heading')}</h2>
      <table className="marks">
        <thead>
          <tr>
            <th scope="col">{t('marks.card')}</th>
            <th scope="col">{t('marks.mark')}</th>
            <th scope="col">{t('marks.play')}</th>
            <th scope="col" className="r">
              {t('marks.hand')}
            </th>
          </tr>
        </thead>
        <tbody>
          {MARKS.map(({ cards, points }) => (
            <MarkRow key={cards[0]} cards={cards} points={points} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MarkRow({ cards, points }: { cards: readonly CardCode[]; points: number }): ReactElement {
  const { t } = useTranslation('rules');
  const { cardName } = useCardWords();
  const rank = cards[0] ? rankOf(cards[0]) : 'K';
  const ability = ABILITY[rank];
  return (
    <tr>
      <th scope="row">
        <span className="three">
          {cards.map((card) => (
            <Card key={card} card={card} label={cardName(card)} size="s" />
          ))}
        </span>
      </th>
      <td className="marks__m">
        {ability && (
          <>
            <Drawing id={`ability-${ability}`} className="i i--a" />
            <span>{t(`marks.name.${rank}` as 'marks.name.A')}</span>
          </>
        )}
      </td>
      <td>{t(`marks.does.${rank}` as 'marks.does.A')}</td>
      <td className="num r">{points}</td>
    </tr>
  );
}
