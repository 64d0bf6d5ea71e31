/** The options of a table and the length of a game. */

export interface Options {
  readonly length: 'full' | 'short';
  readonly matching: 'colour' | 'rank';
  readonly wild_nines: boolean;
  readonly covered_six: boolean;
  readonly free_draw: boolean;
}

const DOWN = [8, 7, 6, 5, 4, 3, 2, 1] as const;
const UP = [2, 3, 4, 5, 6, 7, 8] as const;

/** Cards dealt to each seat, round by round. */
export function handSizesOf({ length }: Options): readonly number[] {
  return length === 'full' ? [...DOWN, ...UP] : DOWN;
}

/** Standard play, at either length: what rated games are. */
export function isStandard(options: Options): boolean {
  return options.matching === 'colour' && !options.wild_nines && !options.covered_six && !options.free_draw;
}
