import type { TFunction } from 'i18next';
import type { GameView, Seat } from '@/protocol';

type Words = TFunction<['table', 'cards']>;

export interface PromptText {
  readonly lead: string;
  readonly rest: string;
}

/** What is asked of whom, from the view alone; for whoever sits at `you` (null: a spectator). `names` go by seat. */
export function promptText(t: Words, view: GameView, names: readonly string[], you: Seat | null): PromptText {
  const { round, legal } = view;
  if (view.phase !== 'playing' || round.turn === null) return { lead: t('prompt.over'), rest: '' };
  if (you === null || round.turn !== you || legal === null) return waitingText(t, view, names, you);
  if (round.asked === 'name') return { lead: t('prompt.name'), rest: t('prompt.name_rest') };
  const lead = round.asked === 'crank' ? t('prompt.crank') : t('prompt.turn');
  if (legal.play.length === 0) return { lead, rest: drawText(t, view) };
  if (round.asked === 'crank') return { lead, rest: t('prompt.crank_rest') };
  return { lead, rest: followText(t, view) };
}

function drawText(t: Words, { round }: GameView): string {
  return round.crank > 0 ? t('prompt.take', { count: round.crank }) : t('prompt.draw');
}

/** What fits, as the options have it: the sentence teaches, the standing cards decide. */
function followText(t: Words, { round, options }: GameView): string {
  const suit = t(`cards:suit.${round.suit}`);
  if (round.demanded) return t('prompt.follow_demanded', { suit });
  return options.matching === 'colour' ? t('prompt.follow_colour', { suit }) : t('prompt.follow', { suit });
}

function waitingText(t: Words, { round }: GameView, names: readonly string[], you: Seat | null): PromptText {
  const name = names[round.turn ?? 0] ?? '';
  const lead = round.asked === 'name' ? t('prompt.names', { name }) : t('prompt.plays', { name });
  return { lead, rest: you === null ? t('prompt.hidden') : '' };
}
