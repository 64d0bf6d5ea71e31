import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCode, Rank, Suit } from '@/ui';
import { i18n } from './instance';

type Words = TFunction<'cards'>;

/** "hearts" */
export function suitName(suit: Suit): string {
  return suitIn(i18n.getFixedT(null, 'cards'), suit);
}

/** "Ten of diamonds" */
export function cardName(card: CardCode): string {
  return cardIn(i18n.getFixedT(null, 'cards'), card);
}

export interface CardWords {
  readonly cardName: (card: CardCode) => string;
  readonly suitName: (suit: Suit) => string;
}

/** Names of cards and suits, kept in the language shown; a name that is asked for again is remembered. */
export function useCardWords(): CardWords {
  const { t } = useTranslation('cards');
  return useMemo(() => remembering(t), [t]);
}

/** What is remembered goes with the words it was put together from: another language has others. */
function remembering(t: Words): CardWords {
  const names = new Map<CardCode, string>();
  return {
    suitName: (suit) => suitIn(t, suit),
    cardName: (card) => {
      const name = names.get(card) ?? cardIn(t, card);
      names.set(card, name);
      return name;
    },
  };
}

function suitIn(t: Words, suit: Suit): string {
  return t(`suit.${suit}`);
}

function cardIn(t: Words, card: CardCode): string {
  return t('card', { rank: t(`rank.${card[0] as Rank}`), suit: suitIn(t, card[1] as Suit) });
}
