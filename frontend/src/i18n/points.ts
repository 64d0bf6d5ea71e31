/** Points as they are printed everywhere: with a true minus, as wide as the digits. */
export function pointsText(points: number): string {
  return String(points).replace('-', '−');
}

/** A change with its sign, also where there is none to see: "+23", "−14", "±0". */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : pointsText(change);
}
