import type { Rank } from './notation';

/** The mark printed at the foot of a card that does something. */
export type Ability = 'crank' | 'cancel' | 'skip' | 'all' | 'again' | 'next' | 'wild' | 'sister' | 'reverse';

export const ABILITY: Partial<Record<Rank, Ability>> = {
  A: 'crank',
  '2': 'crank',
  '3': 'cancel',
  '4': 'skip',
  '5': 'all',
  '6': 'again',
  '7': 'next',
  '8': 'wild',
  '9': 'sister',
  T: 'reverse',
};
