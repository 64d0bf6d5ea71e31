/** Rows of all numbers of players, by that number; without those that nobody has played. */
export function bySize<Row extends { seats: number }>(
  rows: readonly Row[],
  games: (row: Row) => number,
): { size: number; rows: Row[] }[] {
  const sizes = [...new Set(rows.filter((row) => games(row) > 0).map(({ seats }) => seats))];
  return sizes.map((size) => ({ size, rows: rows.filter(({ seats }) => seats === size) }));
}
