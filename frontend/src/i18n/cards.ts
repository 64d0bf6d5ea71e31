import type { CardCode, Rank, Suit } from '@/ui';
import { useTranslation } from 'react-i18next';
import { i18n } from './instance';

/** "hearts" */
export function suitName(suit: Suit): string {
  return i18n.t(`cards:suit.${suit}`);
}

/** "Ten of diamonds" */
export function cardName(card: CardCode): string {
  const rank = i18n.t(`cards:rank.${card[0] as Rank}`);
  return i18n.t('cards:card', { rank, suit: suitName(card[1] as Suit) });
}

/** Names of cards and suits, kept in the language shown. */
export function useCardWords(): { cardName: typeof cardName; suitName: typeof suitName } {
  useTranslation('cards');
  return { cardName, suitName };
}
