import type { ReactElement } from 'react';
import type { Suit } from './cards/notation';

export type IconName =
  | 'sound'
  | 'theme'
  | 'menu'
  | 'eye'
  | 'search'
  | 'first'
  | 'prev'
  | 'next'
  | 'last'
  | 'play'
  | 'pause'
  | 'key'
  | 'proof'
  | 'link'
  | 'tick'
  | 'cross'
  | 'say'
  | 'people';

/** An interface icon. It says nothing to a screen reader: the control around it has the words. */
export function Icon({ name, className = 'i' }: { name: IconName; className?: string }): ReactElement {
  return <Drawing id={`icon-${name}`} className={className} />;
}

/** A suit by itself, in the colour of the text around it. */
export function SuitMark({ suit, className }: { suit: Suit; className?: string }): ReactElement {
  return <Drawing id={`suit-${suit.toLowerCase()}`} className={className} />;
}

/** One symbol of the sprite. */
export function Drawing({ id, className }: { id: string; className?: string | undefined }): ReactElement {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
