import type { TFunction } from 'i18next';
import { describe, sentenceText } from '@/features/table';
import { printedRank, rankOf, suitOf, type CardCode } from '@/ui';
import type { Replay } from './model/feed';

/** What the log is written with: the words of the replay and of the table. */
export interface LogWords {
  readonly replay: TFunction<'replay'>;
  readonly table: TFunction<'table'>;
}

const SUIT_SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** The whole game in sentences, a line a move, the rounds under headings, the scores after each. */
export function textLog(replay: Replay, names: readonly string[], words: LogWords): string {
  return replay.rounds.map((_, round) => roundText(replay, round, names, words)).join('\n\n');
}

function roundText(replay: Replay, index: number, names: readonly string[], words: LogWords): string {
  const round = replay.rounds[index];
  if (round === undefined) return '';
  const { number, start, steps } = round;
  const heading = words.replay('text.round', { number, cards: start.hand_size, name: names[start.dealer] ?? '' });
  const starter = words.replay('text.starter', { card: cardSigns(start.starter) });
  const moves = steps.map(({ events }, move) => {
    const sentences = describe(events, number).flatMap(({ parts }) =>
      parts.map((part) => sentenceText(words.table, part, { names, you: null, card: cardSigns })),
    );
    return `${move + 1}. ${sentences.join(' ')}`;
  });
  const scores = replay.totals[index + 1];
  const standing = scores === undefined ? [] : [words.replay('text.scores', { scores: scoresText(names, scores) })];
  return [heading, starter, ...moves, ...standing].join('\n');
}

function scoresText(names: readonly string[], totals: readonly number[]): string {
  return totals.map((points, seat) => `${names[seat] ?? ''} ${points}`).join(', ');
}

/** "10♦" */
function cardSigns(card: CardCode): string {
  return `${printedRank(rankOf(card))}${SUIT_SIGNS[suitOf(card)]}`;
}
