import type { CSSProperties } from 'react';

/** CSS custom properties as a `style`: `{...vars({ '--count': 3 })}`. */
export function vars(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}

/** How many dyes there are for seats, see tokens.css. */
const DYES = 5;

/** The dye of a seat (0 to 4) as the property that everything around it reads. */
export function dyeOf(seat: number): CSSProperties {
  return vars({ '--seat': `var(--seat-${(seat % DYES) + 1})` });
}

/** The seat whose dye somebody wears where they sit nowhere: always the same one. */
export function dyeFor(publicId: string): number {
  return Array.from(publicId).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % DYES;
}
