import { sum } from 'd3-array';
import type { ReactElement } from 'react';
import { vars } from '../style';
import './stacks.css';

export interface Stack {
  /** Before the bar, and its key. */
  readonly label: string;
  /** After it: out of how many. */
  readonly note?: string;
  /** How much each part is of the whole, the best first. */
  readonly parts: readonly number[];
  /** The whole of it in a sentence, for whoever does not see it. */
  readonly told: string;
}

interface StacksProps {
  stacks: readonly Stack[];
  /** A part in words, of its share from 0 to 1. */
  text: (share: number) => string;
}

/** Under this share there is no room for a figure. */
const ROOM = 0.09;

/** Bars that are a whole each, in parts that go from brass to paper. */
export function Stacks({ stacks, text }: StacksProps): ReactElement {
  return (
    <ul className="stacks">
      {stacks.map(({ label, note, parts, told }) => {
        const all = sum(parts) || 1;
        return (
          <li key={label}>
            <span>{label}</span>
            <span className="stack" role="img" aria-label={told}>
              {parts.map((part, i) =>
                part === 0 ? null : (
                  <i key={i} style={vars({ '--part': part / all, '--k': i })} data-pale={i > 1 || undefined}>
                    {part / all >= ROOM && text(part / all)}
                  </i>
                ),
              )}
            </span>
            {note !== undefined && <span className="num quiet">{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
