import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyName, usePreferences } from '@/features/settings';
import type { Clock, Hand, HeldCall, Seat } from '@/protocol';
import { Badge, Button, ClockDisc, dyeOf, Face, Fan, joined, Plate, RatingFigure, Tag, vars, type Place } from '@/ui';
import type { Person } from '../model/people';
import { RunningClock } from '../time/RunningClock';
import { useSecondsUntil } from '../time/serverTime';
import { OpenRack } from './OpenRack';
import { Points } from './Points';

interface SeatPlateProps {
  person: Person;
  hand: Hand;
  place: Place;
  dealer: boolean;
  /** The seat's clock while it is to act. */
  clock: Clock | null;
  /** It is this seat's turn, with or without a clock (a replay has none). */
  turn: boolean;
  /** Calls this seat an idiot; null when it may not be called. */
  onCall: ((seat: Seat) => void) | null;
  /** A call of the viewer's on this seat that is being held back. */
  heldCall: HeldCall | null;
  /** Opens what one may do about somebody; left out where there is nothing. */
  onPerson?: ((seat: Seat) => void) | undefined;
}

/** Somebody at the table: nameplate, cards like a rack behind it, clock, badges, and *Idiot!* when it may be called. */
export const SeatPlate = memo(function SeatPlate(props: SeatPlateProps): ReactElement {
  const { person, hand, place, dealer, clock, turn, onCall, heldCall, onPerson } = props;
  const { t } = useTranslation('table');
  const mark = dealer ? { letter: t('dealer_letter'), label: t('dealer') } : null;
  const face = <Face name={person.name} avatar={person.avatar} />;
  return (
    <article
      className={joined('seat', `seat--${place}`)}
      style={dyeOf(person.seat)}
      data-spot={`seat-${person.seat}`}
      data-turn={turn || undefined}
      data-away={person.away || person.left || undefined}
      aria-label={t('seat_holds', { name: person.name, count: hand.count })}
    >
      {hand.cards === null ? <Fan count={hand.count} /> : <OpenRack cards={hand.cards} />}
      <Plate
        name={person.name}
        disc={
          clock === null ? (
            <ClockDisc dealer={mark}>{face}</ClockDisc>
          ) : (
            <RunningClock clock={clock} dealer={mark}>
              {face}
            </RunningClock>
          )
        }
        sub={<SeatSub person={person} />}
        onName={onPerson && (() => onPerson(person.seat))}
      >
        <span className="seat__count" aria-hidden="true">
          {hand.count}
        </span>
      </Plate>
      <div className="badges">
        <SeatBadges person={person} hand={hand} />
      </div>
      {heldCall !== null && <HeldCallNote dueAt={heldCall.due_at} />}
      {heldCall === null && onCall !== null && <Idiot onCall={() => onCall(person.seat)} />}
    </article>
  );
});

function SeatSub({ person }: { person: Person }): ReactElement {
  const { t } = useTranslation('table');
  return (
    <>
      <Points points={person.points} />
      {person.rating && <RatingFigure rating={person.rating} label={t('rating')} />}
      {person.kind !== 'human' && <Tag>{t(`kind.${person.kind}`)}</Tag>}
    </>
  );
}

function SeatBadges({ person, hand }: { person: Person; hand: Hand }): ReactElement {
  const { t } = useTranslation('table');
  return (
    <>
      {hand.announced && <Badge look="last">{t('badge.last')}</Badge>}
      {hand.out && <Badge look="last">{t('badge.out')}</Badge>}
      {hand.loses_turn && <Badge>{t('badge.loses_turn')}</Badge>}
      {person.left && <Badge look="away">{t('badge.left')}</Badge>}
      {person.away && !person.left && <Badge look="away">{t('badge.away')}</Badge>}
      {!person.present && !person.away && !person.left && <Badge look="away">{t('badge.absent')}</Badge>}
    </>
  );
}

function Idiot({ onCall }: { onCall: () => void }): ReactElement {
  const { t } = useTranslation('table');
  const { letters } = usePreferences();
  return (
    <Button look="alarm" className="idiot" aria-keyshortcuts={letters ? 'i' : undefined} onClick={onCall}>
      {t('idiot')} <KeyName letter="I" />
    </Button>
  );
}

/** The call has been made; the server decides in a moment who was first. */
function HeldCallNote({ dueAt }: { dueAt: number }): ReactElement {
  const { t } = useTranslation('table');
  const seconds = useSecondsUntil(dueAt);
  return (
    <p className="idiot idiot--held" role="status" style={vars({ '--left': seconds })}>
      {t('called_waiting')}
    </p>
  );
}
