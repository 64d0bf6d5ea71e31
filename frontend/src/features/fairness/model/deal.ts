/** Where each card of a shuffled pack goes. Pure. */
import type { Deal } from '../verifier';

export const PACK_SIZE = 52;

/** To a seat, turned up, or into the draw pile. */
export type Destination = number | 'up' | 'pile';

/** The destination of each card of a deal among so many seats, in the order of the pack. */
export function destinationsOf({ dealer, hand_size: size }: Deal, seats: number): Destination[] {
  const dealt = seats * size;
  return Array.from({ length: PACK_SIZE }, (_, i) => {
    if (i < dealt) return (dealer + 1 + i) % seats;
    return i === dealt ? 'up' : 'pile';
  });
}
