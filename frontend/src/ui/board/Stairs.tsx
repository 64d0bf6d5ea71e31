import type { ReactElement } from 'react';
import { vars } from '../style';
import './stairs.css';

/** The two drawings of a whole game: hands of eight down to one, and back up again. */
export const SHORT_STAIRS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 1];
export const FULL_STAIRS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8];

/** Hand sizes as bars. `now` is the index of the round being played; those before it are done. -1: none has begun. */
export function Stairs({ sizes, now = -1 }: { sizes: readonly number[]; now?: number }): ReactElement {
  return (
    <span className="stairs" aria-hidden="true">
      {sizes.map((size, i) => (
        <i key={i} style={vars({ '--h': size })} data-done={i < now || undefined} data-now={i === now || undefined} />
      ))}
    </span>
  );
}
