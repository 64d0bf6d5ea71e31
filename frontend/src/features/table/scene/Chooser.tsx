import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyName, usePreferences } from '@/features/settings';
import type { CardCode, Suit } from '@/protocol';
import { Counter, vars } from '@/ui';
import { countInHand, type SuitChoice } from '../model/choices';
import { focusHand } from './Hand';
import { MANY_CARDS } from './TableFrame';

interface ChooserProps {
  choices: readonly SuitChoice[];
  /** The card it belongs to; null for a starter, when it stands in the middle. */
  card: CardCode | null;
  /** The hand as it is held: the chooser stands at the card. */
  cards: readonly CardCode[];
  onChoose: (choice: SuitChoice) => void;
  /** Put away without choosing; null when it must be answered. */
  onClose: (() => void) | null;
}

/** Names a suit: one press, or one key for whoever has not switched letters off. It stands at its card and keeps itself on the board (see hand.css). */
export function Chooser({ choices, card, cards, onChoose, onClose }: ChooserProps): ReactElement {
  const { t } = useTranslation(['table', 'cards']);
  const { letters } = usePreferences();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const byKey = before?.matches(':focus-visible') === true;
    first.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      // The card that had it has been played.
      else if (byKey) focusHand();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && onClose !== null) {
      event.stopPropagation();
      onClose();
      return;
    }
    const choice = letters ? choices.find(({ suit }) => suit === event.key.toUpperCase()) : undefined;
    if (choice === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(choice);
  };

  const keeps = choices.some(({ keep }) => keep);
  const at = card === null ? (cards.length - 1) / 2 : cards.indexOf(card);
  return (
    // Its keys work wherever the focus is inside; every one of them is a button too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      className="suit-chooser"
      style={vars({ '--i': at, '--n': cards.length, '--of': choices.length })}
      data-many={cards.length > MANY_CARDS || undefined}
      data-middle={card === null || undefined}
      role="group"
      aria-labelledby="chooser-title"
      onKeyDown={onKeyDown}
    >
      <p id="chooser-title">{title()}</p>
      <ul>
        {choices.map((choice, i) => (
          <li key={choice.suit}>
            <button
              ref={i === 0 ? first : undefined}
              type="button"
              aria-keyshortcuts={letters ? choice.suit.toLowerCase() : undefined}
              onClick={() => onChoose(choice)}
            >
              <Counter suit={choice.suit} />
              <span>{t(`cards:Suit.${choice.suit}`)}</span>
              <span className="of">{note(choice)}</span>
              <KeyName letter={choice.suit} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

  function title(): string {
    if (card === null) return t('chooser.starter');
    return keeps
      ? t('chooser.keep_or_change', { suit: suitWord(choices.find(({ keep }) => keep)?.suit) })
      : t('chooser.name');
  }

  function note({ suit, keep }: SuitChoice): string {
    if (keep) return t('chooser.as_it_is');
    if (keeps) return t('chooser.demanded');
    return t('chooser.in_hand', { count: countInHand(cards, suit, card) });
  }

  function suitWord(suit: Suit | undefined): string {
    return suit === undefined ? '' : t(`cards:suit.${suit}`);
  }
}
