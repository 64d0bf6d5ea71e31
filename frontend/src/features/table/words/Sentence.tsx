import { memo, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Seat } from '@/protocol';
import { useCardWords } from '@/i18n';
import { InlineCard } from '@/ui';
import type { SentencePart } from './describe';
import { numberWord } from './numberWord';

interface SentenceProps {
  part: SentencePart;
  names: readonly string[];
  /** Whoever reads it, if they play: they are "you". */
  you: Seat | null;
}

/** One sentence of the log, with its card drawn in the text. */
export const Sentence = memo(function Sentence({ part, names, you }: SentenceProps): ReactElement {
  const { t } = useTranslation('table');
  const words = useCardWords();
  const values = {
    name: nameOf(names, part.seat),
    by: nameOf(names, part.by),
    suit: part.suit === undefined ? '' : words.suitName(part.suit),
    number: part.count === undefined ? '' : numberWord(t, part.count),
    seconds: part.ms === undefined ? '' : secondsText(part.ms),
  };
  const key = logKey(part, you);
  // `count` chooses the plural form; sentences without one must not get it.
  const options = part.count === undefined ? values : { ...values, count: part.count };
  if (part.card === undefined) return <>{t(key, options)} </>;
  return (
    <>
      <Trans
        t={t}
        i18nKey={key}
        values={options}
        components={{ card: <InlineCard card={part.card} label={words.cardName(part.card)} /> }}
      />{' '}
    </>
  );
});

/**
 * The key of a sentence: who reads it decides its person (`_you`, and `_at_you` for what somebody did to them),
 * and `_auto` says that the server did it. Only sentences that are about somebody have persons.
 */
export function logKey(part: SentencePart, you: Seat | null): LogKey {
  const { key, seat, by, auto } = part;
  if (seat === undefined) return `log.${key}` as LogKey;
  const server = auto === true ? '_auto' : '';
  if (by === undefined) return `log.${key}${server}${seat === you ? '_you' : ''}` as LogKey;
  return `log.${key}${by === you ? '_you' : seat === you ? '_at_you' : ''}` as LogKey;
}

/** Keys are put together from parts here; a test asks for every one of them in `table.json`. */
type LogKey = 'log.laid';

function nameOf(names: readonly string[], seat: Seat | undefined): string {
  return seat === undefined ? '' : (names[seat] ?? '');
}

/** Tenths of a second, as races at the table are told: "0.4". */
export function secondsText(ms: number): string {
  return (ms / 1000).toFixed(1);
}
