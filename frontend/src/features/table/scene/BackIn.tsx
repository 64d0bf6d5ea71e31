import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import type { Action, CardCode } from '@/protocol';
import { Button, InlineCard } from '@/ui';

/** Of a long absence the latest moves are named; the count tells the rest. */
const NAMED = 3;

interface BackInProps {
  /** What the server played meanwhile. */
  moves: readonly Action[];
  busy: boolean;
  /** Why it did not work. */
  refused: string | null;
  onBack: () => void;
}

/** Whoever was away comes back with one press; until then the server plays on. */
export function BackIn({ moves, busy, refused, onBack }: BackInProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <section className="back-in" aria-labelledby="back-in-title">
      <div>
        <h2 id="back-in-title">{t('away.title')}</h2>
        <p>
          {moves.length === 0 ? t('away.nothing') : t('away.played', { count: moves.length })}{' '}
          {moves.slice(-NAMED).map((move, i) => (
            <AutoMove key={i} move={move} />
          ))}
        </p>
        {refused !== null && (
          <p className="back-in__refused" role="alert">
            {refused}
          </p>
        )}
      </div>
      <Button look="brass" aria-keyshortcuts="Enter" busy={busy} onClick={onBack}>
        {t('away.back')} <kbd aria-hidden="true">{t('key.enter')}</kbd>
      </Button>
    </section>
  );
}

function AutoMove({ move }: { move: Action }): ReactNode {
  const { t } = useTranslation('table');
  const words = useCardWords();
  const card = cardIn(move);
  if (card === null) return <>{move.startsWith('name=') ? t('away.named') : t('away.drew')} </>;
  return (
    <>
      <Trans
        t={t}
        i18nKey="away.card"
        components={{ card: <InlineCard card={card} label={words.cardName(card)} /> }}
      />{' '}
    </>
  );
}

/** The card a move plays, if it plays one. */
function cardIn(move: Action): CardCode | null {
  const card = /^[A2-9TJQK][CDHS]/.exec(move)?.[0];
  return card === undefined ? null : (card as CardCode);
}
