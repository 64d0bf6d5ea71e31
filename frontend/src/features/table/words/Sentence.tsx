import { memo, type ReactElement } from 'react';
import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import type { CardCode, Seat } from '@/protocol';
import { cardName, formatsOf, i18n, suitName, useCardWords } from '@/i18n';
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
  // Names of cards and suits change with the language, too.
  useCardWords();
  const key = logKey(part, you);
  const options = valuesIn(t, part, names);
  if (part.card === undefined) return <>{t(key, options)} </>;
  return (
    <>
      <Trans
        t={t}
        i18nKey={key}
        values={options}
        components={{ card: <InlineCard card={part.card} label={cardName(part.card)} /> }}
      />{' '}
    </>
  );
});

/** The same sentence as plain text, its card as `card` writes it. */
export function sentenceText(
  t: TableWords,
  part: SentencePart,
  { names, you, card }: { names: readonly string[]; you: Seat | null; card: (card: CardCode) => string },
): string {
  const text = t(logKey(part, you), valuesIn(t, part, names));
  return part.card === undefined ? text : text.replace('<card/>', card(part.card));
}

type TableWords = TFunction<'table'>;

/** What a sentence speaks of, in words. `count` chooses the plural form; sentences without one must not get it. */
function valuesIn(t: TableWords, part: SentencePart, names: readonly string[]): Record<string, string | number> {
  const values = {
    name: nameOf(names, part.seat),
    by: nameOf(names, part.by),
    suit: part.suit === undefined ? '' : suitName(part.suit),
    number: part.count === undefined ? '' : numberWord(t, part.count),
    seconds: part.ms === undefined ? '' : secondsText(part.ms),
  };
  return part.count === undefined ? values : { ...values, count: part.count };
}

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

const TENTHS: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Tenths of a second, as races at the table are told: "0.4", and with a comma where one writes it so. */
function secondsText(ms: number): string {
  return new Intl.NumberFormat(formatsOf(i18n.language), TENTHS).format(ms / 1000);
}
