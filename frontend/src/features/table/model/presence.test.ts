import { expect, it } from 'vitest';
import { aPlayer, aSeat, aTable, aView } from '../gallery/builders';
import { peopleOf } from './people';
import { withPresence } from './presence';

it('matches people, not seat numbers: a game skips the free seats of its table', () => {
  const view = aView({ seats: [aSeat(0, aPlayer('ada')), aSeat(1, aPlayer('bo')), aSeat(2, aPlayer('Pip', 'bot'))] });
  const table = aTable(view);
  const seats = [
    { ...table.seats[0]!, seat: 0, player: null },
    { ...table.seats[0]!, seat: 1 },
    { ...table.seats[1]!, seat: 2 },
    { ...table.seats[2]!, seat: 3 },
  ];
  const people = withPresence(peopleOf(view), ['u_ada', 'u_bo', 'u_Pip'], { ...table, seats }, [
    false,
    true,
    false,
    false,
  ]);
  expect(people.map(({ present }) => present)).toEqual([true, false, true]);
});
