import type { TFunction } from 'i18next';
import type { CardCode, Reason, Suit } from '@/protocol';
import { printedRank, suitOf, type Rank } from '@/ui';
import type { Refusal } from '../model/presentation';

type Words = TFunction<['table', 'cards']>;

/** Why a card cannot be played, or no card drawn, as a whole sentence. */
export function reasonText(t: Words, reason: Reason): string {
  switch (reason.code) {
    case 'suit_demanded':
      return t('why.suit_demanded', { suit: suitWord(t, reason.params.suit), rank: printed(reason.params.by) });
    case 'no_match': {
      const values = { suit: suitWord(t, reason.params.suit), rank: printed(reason.params.rank) };
      return reason.params.colour ? t('why.no_match_colour', values) : t('why.no_match', values);
    }
    case 'not_your_turn':
    case 'crank_open':
    case 'name_first':
    case 'round_is_over':
    case 'must_play':
    case 'must_answer_crank':
      return t(`why.${reason.code}`);
  }
}

/** The page's own words for a refusal where it has them, else the server's sentence. */
export function refusalText(t: Words, refusal: Refusal): string {
  return t(`refusal.${refusal.code}` as 'refusal.stale_turn', { defaultValue: refusal.detail || t('refusal.unknown') });
}

/** "queen of hearts", within a sentence. */
export function cardInSentence(t: Words, card: CardCode): string {
  const rank = t(`cards:rank.${card.charAt(0) as Rank}`).toLocaleLowerCase();
  return t('cards:card', { rank, suit: suitWord(t, suitOf(card)) });
}

function suitWord(t: Words, suit: Suit): string {
  return t(`cards:suit.${suit}`);
}

/** Ranks travel as one letter. */
function printed(rank: string): string {
  return printedRank(rank as Rank);
}
