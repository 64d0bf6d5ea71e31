/** Points as they are printed everywhere: with a true minus, as wide as the digits. */
export function pointsText(points: number): string {
  return String(points).replace('-', '−');
}
