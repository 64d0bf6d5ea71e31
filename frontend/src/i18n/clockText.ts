/** A span as a clock shows it: `75` seconds are "1:15". Figures mean the same in every language here. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
