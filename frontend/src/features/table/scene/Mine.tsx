import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyName, usePreferences } from '@/features/settings';
import { clockText } from '@/i18n';
import type { Clock } from '@/protocol';
import { buttonClass, ClockDisc, dyeOf, Face, RatingFigure } from '@/ui';
import type { Person } from '../model/people';
import { LATE_MS, RunningClock } from '../time/RunningClock';
import { useIsPast, useSecondsUntil } from '../time/serverTime';
import type { PromptText } from '../words/prompt';
import { Points } from './Points';

/** The sentence over the hand: what is asked of whom. */
export const Prompt = memo(function Prompt({ text }: { text: PromptText }): ReactElement {
  return (
    <p className="prompt">
      <b>{text.lead}</b> <span>{text.rest}</span>
    </p>
  );
});

interface MySeatProps {
  person: Person;
  dealer: boolean;
  turn: boolean;
  clock: Clock | null;
  /** Badges, or nothing. */
  children?: ReactNode;
}

/** The viewer's own plate: the clock in figures, with the bank under it. */
export const MySeat = memo(function MySeat({ person, dealer, turn, clock, children }: MySeatProps): ReactElement {
  const { t } = useTranslation('table');
  const mark = dealer ? { letter: t('dealer_letter'), label: t('dealer') } : null;
  const face = <Face name={person.name} avatar={person.avatar} />;
  return (
    <article
      className="seat"
      style={dyeOf(person.seat)}
      data-spot={`seat-${person.seat}`}
      data-turn={turn || undefined}
      data-away={person.away || undefined}
      aria-label={t('your_seat', { name: person.name })}
    >
      <div className="seat__plate">
        {clock === null ? (
          <ClockDisc dealer={mark}>{face}</ClockDisc>
        ) : (
          <RunningClock clock={clock} dealer={mark}>
            {face}
          </RunningClock>
        )}
        <div className="seat__who">
          {clock === null ? (
            <>
              <b className="seat__name">{person.away ? t('badge.away') : person.name}</b>
              <span className="seat__sub">
                <Points points={person.points} />
                {person.rating && <RatingFigure rating={person.rating} label={t('rating')} />}
              </span>
            </>
          ) : (
            <ClockText clock={clock} />
          )}
        </div>
      </div>
      <div className="badges">{children}</div>
    </article>
  );
});

/** The move's own time, then the bank. Renders once a second, and nothing around it does. */
function ClockText({ clock }: { clock: Clock }): ReactElement {
  const { t } = useTranslation('table');
  const inBank = useIsPast(clock.move_ends_at);
  const late = useIsPast(clock.deadline_at - LATE_MS);
  const left = useSecondsUntil(inBank ? clock.deadline_at : clock.move_ends_at);
  // A round's first clock may still wait for its player to have seen the cards: it stands at the full time.
  const seconds = inBank ? left : Math.min(left, Math.ceil((clock.move_ends_at - clock.starts_at) / 1000));
  const bank = Math.ceil((clock.deadline_at - clock.move_ends_at) / 1000);
  return (
    <>
      <span className="seat__time" role="timer" data-late={late || undefined}>
        {clockText(seconds)}
      </span>
      <span className="seat__sub">{inBank ? t('from_bank') : t('bank', { time: clockText(bank) })}</span>
    </>
  );
}

interface ActsProps {
  /** *Last card!*: said at once, armed for the next play, or not now. */
  last: 'say' | 'arm' | 'armed' | 'no';
  mayDraw: boolean;
  onLast: () => void;
  onDraw: () => void;
}

/** The two buttons beside the hand. Out of use they still answer: with the reason. */
export const Acts = memo(function Acts({ last, mayDraw, onLast, onDraw }: ActsProps): ReactElement {
  const { t } = useTranslation('table');
  const { letters } = usePreferences();
  const live = last === 'say' || last === 'armed';
  return (
    <div className="acts">
      <button
        type="button"
        className={buttonClass(live ? 'brass' : 'plain')}
        aria-keyshortcuts={letters ? 'l' : undefined}
        aria-disabled={last === 'no' || undefined}
        aria-pressed={last === 'arm' || last === 'armed' ? last === 'armed' : undefined}
        onClick={onLast}
      >
        {t('last')} <KeyName letter="L" />
      </button>
      <button
        type="button"
        className={buttonClass()}
        aria-keyshortcuts={letters ? 'd' : undefined}
        aria-disabled={!mayDraw || undefined}
        onClick={onDraw}
      >
        {t('draw')} <KeyName letter="D" />
      </button>
    </div>
  );
});
