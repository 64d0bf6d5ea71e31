import type { ButtonHTMLAttributes, CSSProperties, ReactElement, Ref } from 'react';
import { Drawing } from '../Icon';
import { joined } from '../joined';
import { ABILITY } from './ability';
import { printedRank, rankOf, suitOf, type CardCode, type Rank } from './notation';
import './cards.css';

/** `m` shows everything; `s` (under 56 px) drops the ability mark; `xs` (under 40 px) keeps rank and suit only. */
export type CardSize = 'm' | 's' | 'xs';

/** `can` stands up out of the hand, `dim` cannot be played now, `wait` has been sent but not yet confirmed. */
export type CardState = 'plain' | 'can' | 'dim' | 'wait';

/** What an ace or a two adds to the crank, printed beside its mark. */
const NOTCHES: Partial<Record<Rank, string>> = { A: '1', '2': '2' };

interface CardLook {
  size?: CardSize;
  state?: CardState;
  className?: string | undefined;
}

/** The attributes that make an element a card; it holds a `CardFace`. */
function cardAttributes(card: CardCode, { size = 'm', state = 'plain', className }: CardLook = {}) {
  return {
    className: joined('card', size !== 'm' && `card--${size}`, state !== 'plain' && `card--${state}`, className),
    'data-suit': suitOf(card).toLowerCase(),
    'data-rank': rankOf(card),
  };
}

/** What is printed on a card of a size. The figures are drawing, not text: the card itself carries its name. */
function CardFace({ card, size = 'm' }: { card: CardCode; size?: CardSize }): ReactElement {
  const rank = rankOf(card);
  const suit = `suit-${suitOf(card).toLowerCase()}`;
  return (
    <>
      <span className="card__i" aria-hidden="true">
        <b data-print={printedRank(rank)} />
        <Drawing id={suit} />
      </span>
      {size !== 'xs' && ('JQK'.includes(rank) ? <Court rank={rank} /> : <Drawing id={suit} className="card__pip" />)}
      {size === 'm' && <AbilityMark rank={rank} />}
    </>
  );
}

function AbilityMark({ rank }: { rank: Rank }): ReactElement | null {
  const ability = ABILITY[rank];
  if (ability === undefined) return null;
  return (
    <>
      <Drawing id={`ability-${ability}`} className="card__a" />
      {NOTCHES[rank] && <small className="card__n" data-print={NOTCHES[rank]} aria-hidden="true" />}
    </>
  );
}

function Court({ rank }: { rank: Rank }): ReactElement {
  return (
    <svg className="card__court" viewBox="0 0 60 66" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <use href={`#court-${rank.toLowerCase()}`} />
    </svg>
  );
}

interface CardProps extends CardLook {
  card: CardCode;
  /** Its name in words ("Ten of diamonds"); empty when the text around it says so already. */
  label: string;
  style?: CSSProperties;
}

/** A card to look at. Its width is the CSS property `--card-w`. */
export function Card({ card, label, style, ...look }: CardProps): ReactElement {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...cardAttributes(card, look)} {...named} style={style}>
      <CardFace card={card} size={look.size ?? 'm'} />
    </span>
  );
}

interface CardButtonProps extends CardLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  card: CardCode;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A card to press. A dim one stays pressable: it then says why it cannot be played. */
export function CardButton({ card, label, size = 'm', state, className, ...button }: CardButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...button}
      {...cardAttributes(card, { size, ...(state && { state }), className })}
      aria-label={label}
      aria-disabled={state === 'dim' ? true : undefined}
    >
      <CardFace card={card} size={size} />
    </button>
  );
}
