/** What the server plays for a seat whose time has run out. */
import { heightOf, pointsOf, SUITS, suitOf, type Card, type Suit } from './cards';
import type { Action } from './moves';
import { fits, suitsForStarter, suitsToName } from './play';
import { handOf, type Round } from './round';

/** The move of for the seat in turn. */
export function moveForAbsent(round: Round, seat: number): Action {
  const { cards } = handOf(round, seat);
  if (round.naming) return { kind: 'name', suit: commonestIn(cards, suitsForStarter(round.starter)) };
  const [dearest] = cards.filter((card) => fits(round, card)).sort(dearestFirst);
  return dearest === undefined ? { kind: 'draw' } : playOf(dearest, cards);
}

/** The dearest first; then the lower rank, then the lower letter of the suit. */
function dearestFirst(one: Card, other: Card): number {
  return (
    pointsOf(other) - pointsOf(one) ||
    heightOf(one) - heightOf(other) ||
    SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other))
  );
}

function playOf(card: Card, hand: readonly Card[]): Action {
  const rest = hand.filter((held) => held !== card);
  const namable = suitsToName(card, rest.length === 0);
  const own = suitOf(card);
  // An 8 may name its own suit; a 9 keeps it by naming none.
  const allowed = namable.length === 1 ? [own, ...namable] : namable;
  const suit = allowed.length === 0 ? null : commonestIn(rest, allowed);
  const isKept = namable.length === 1 && suit === own;
  return { kind: 'play', card, suit: isKept ? null : suit, announces: rest.length === 1 };
}

/** The suit of these that is commonest in the hand; on a tie the lower letter. */
function commonestIn(hand: readonly Card[], suits: readonly Suit[]): Suit {
  const held = (suit: Suit): number => hand.filter((card) => suitOf(card) === suit).length;
  const [first = 'C', ...others] = SUITS.filter((suit) => suits.includes(suit));
  return others.reduce((best, suit) => (held(suit) > held(best) ? suit : best), first);
}
