import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock, HeldCall, Round, Seat } from '@/protocol';
import { Crank, placeOf, Ring } from '@/ui';
import type { Person } from '../model/people';
import { bearingOf, nearestAngle, seatsAround } from '../model/seating';
import { Demand } from './Demand';
import { Discards } from './Discards';
import { SeatPlate } from './SeatPlate';
import { Stock } from './Stock';
import './ground.css';

interface GroundProps extends Partial<InPlay> {
  round: Round;
  people: readonly Person[];
  names: readonly string[];
  /** The seat at the bottom of the screen. */
  bottom: Seat;
  /** Its plate stands in the ground too: for spectators and replays. Whoever plays has a hand below instead. */
  showBottom: boolean;
  you: Seat | null;
  /** Turns taken so far: the ring steps with each. */
  step: number;
}

/** What a game in play has, and one that is over has not. */
interface InPlay {
  clock: Clock | null;
  callable: readonly Seat[];
  onCall: (seat: Seat) => void;
  heldCall: HeldCall | null;
  /** Opens what one may do about somebody. */
  onPerson: (seat: Seat) => void;
  onDraw: (() => void) | null;
  mayDraw: boolean;
  /** The top card is the viewer's own and has not reached the server. */
  unsent: boolean;
}

/** Opponents, ring and piles: everything on the table but the own hand. */
export const Ground = memo(function Ground(props: GroundProps): ReactElement {
  const { round, people, names, bottom, showBottom, you, step } = props;
  const { t } = useTranslation('table');
  const at = useTurnAngle(round.turn, bottom, people.length);
  const seats = showBottom ? [...seatsAround(bottom, people.length), bottom] : seatsAround(bottom, people.length);
  return (
    <section className="ground" aria-label={t('ground')}>
      <Ring
        direction={round.direction}
        step={step}
        at={at}
        label={round.direction === 1 ? t('goes_clockwise') : t('goes_anticlockwise')}
      />
      {seats.map((seat) => (
        <GroundSeat key={seat} {...props} seat={seat} />
      ))}
      <div className="middle">
        <Stock count={round.draw_count} onDraw={props.onDraw ?? null} mayDraw={props.mayDraw ?? false} />
        <div className="pile">
          <Discards cards={round.discards} unsent={props.unsent ?? false} />
        </div>
        <div className="pile">
          <Crank
            count={round.crank}
            open={round.crank > 0}
            label={round.crank > 0 ? t('crank_open', { count: round.crank }) : t('crank_rest')}
          />
        </div>
      </div>
      <Demand round={round} names={names} you={you} />
    </section>
  );
});

function GroundSeat({ seat, ...ground }: GroundProps & { seat: Seat }): ReactElement | null {
  const { round, people, bottom, clock, callable, heldCall, onCall, onPerson } = ground;
  const person = people[seat];
  const hand = round.hands[seat];
  if (person === undefined || hand === undefined) return null;
  return (
    <SeatPlate
      person={person}
      hand={hand}
      place={placeOf(seat, bottom, people.length)}
      dealer={round.dealer === seat}
      turn={round.turn === seat}
      clock={clock?.seat === seat ? clock : null}
      onCall={callable?.includes(seat) === true && onCall !== undefined ? onCall : null}
      heldCall={heldCall?.seat === seat ? heldCall : null}
      onPerson={onPerson}
    />
  );
}

/** The angle of the turn's mark: it goes the shortest way. Null while nobody is to act. */
function useTurnAngle(turn: Seat | null, bottom: Seat, count: number): number | null {
  const [last, setLast] = useState(bearingOf('s'));
  if (turn === null) return null;
  const next = nearestAngle(last, bearingOf(placeOf(turn, bottom, count)));
  if (next !== last) setLast(next);
  return next;
}
