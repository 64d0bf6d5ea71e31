import type { CSSProperties, ReactElement } from 'react';
import { Drawing } from '../Icon';
import { vars } from '../style';
import './cards.css';

/** A card's back, in the dye of the seat around it (`--seat`) or the pack's own. */
export function Back({ style, className = 'back' }: { style?: CSSProperties; className?: string }): ReactElement {
  return (
    <span className={className} style={style} aria-hidden="true">
      <Drawing id="back" />
    </span>
  );
}

const MOST = 8;

/** How an opponent holds `count` cards: up to eight backs; the figure beside them tells the rest. */
export function Fan({ count }: { count: number }): ReactElement {
  const shown = Math.min(count, MOST);
  return (
    <div className="seat__cards" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <Back key={i} style={vars({ '--i': i, '--n': shown })} />
      ))}
    </div>
  );
}
