import { useTranslation } from 'react-i18next';
import type { LiveGame } from '@/protocol';

/** What is going on in a live game, in one line: the most telling thing first, then the round. */
export function useLiveLine(game: LiveGame): string {
  const { t } = useTranslation(['watch', 'cards']);
  const { number, rounds, crank, suit, demanded } = game.round;
  const what = (): string => {
    if (game.phase === 'score') return t('sheet');
    if (crank > 0) return t('crank', { count: crank });
    if (demanded) return t('demanded', { suit: t(`cards:Suit.${suit}`) });
    return standing();
  };
  const standing = (): string => {
    const [first, second] = byPoints(game);
    if (first === undefined || second === undefined || first.points === second.points) return t('level');
    const points = second.points - first.points;
    return game.seats.length === 2 ? t('apart', { points }) : t('leads', { name: first.name, points });
  };
  return t('line', { what: what(), number, rounds });
}

/** Who plays, the best first; equal totals in seat order. */
export function byPoints({ seats, totals }: LiveGame): { name: string; points: number; seat: number }[] {
  return seats
    .map(({ name }, seat) => ({ name, seat, points: totals[seat] ?? 0 }))
    .sort((a, b) => a.points - b.points || a.seat - b.seat);
}
