import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText } from '@/i18n';
import type { HandResult, Round, ScoreSheet, Seat } from '@/protocol';
import { Button, Card, Disc, Face, FULL_STAIRS, printedRank, rankOf, SHORT_STAIRS } from '@/ui';
import type { Person } from '../model/people';
import { useSecondsUntil } from '../time/serverTime';
import './pad.css';

export interface ScorePadProps {
  round: Round;
  people: readonly Person[];
  scores: readonly (readonly number[])[];
  you: Seat | null;
  /** Who is ready and when it goes on by itself; null when it is only looked at. */
  sheet: ScoreSheet | null;
  onReady: (() => void) | null;
  /** Why *ready* did not reach the table. */
  refused?: string | null;
  /** Instead of *ready*, where it is only looked at. */
  children?: ReactNode;
}

/** Rounds down, players across, like a pad: this round's hands laid out, 3s striking out the dearest. */
export const ScorePad = memo(function ScorePad(props: ScorePadProps): ReactElement {
  const { round, people, scores, you, sheet, onReady, refused = null, children } = props;
  const { t } = useTranslation('table');
  const sizes = round.rounds > SHORT_STAIRS.length ? FULL_STAIRS : SHORT_STAIRS;
  return (
    <section className="pad paper score" aria-labelledby="pad-title">
      <header>
        <h2 id="pad-title">{padTitle()}</h2>
        <span className="quiet of">{t('round_of', { number: round.number, rounds: round.rounds })}</span>
      </header>
      {/* A sheet with long hands scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="pad__scroll" role="group" aria-labelledby="pad-title" tabIndex={0}>
        <table>
          <PadHead people={people} />
          <tbody>
            {sizes.map((size, i) => (
              <PadRow key={i} size={size} index={i} round={round} scores={scores} people={people} />
            ))}
          </tbody>
          <PadFoot people={people} />
        </table>
      </div>
      {sheet !== null && <PadFooter people={people} sheet={sheet} you={you} onReady={onReady} refused={refused} />}
      {sheet === null && children !== undefined && <footer>{children}</footer>}
    </section>
  );

  function padTitle(): string {
    const { result, number } = round;
    const first = result?.out[0];
    if (result === null || first === undefined) return t('pad.blocked', { number });
    if (first === you) return t('pad.you_out', { number });
    return t('pad.went_out', { number, name: people[first]?.name ?? '' });
  }
});

function PadHead({ people }: { people: readonly Person[] }): ReactElement {
  const { t } = useTranslation('table');
  return (
    <>
      <colgroup>
        <col className="col-r" />
        {people.map(({ seat }) => (
          <col key={seat} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="label">
            {t('pad.cards')}
          </th>
          {people.map(({ seat, name, avatar }) => (
            <th scope="col" key={seat}>
              <span className="who">
                <Disc seat={seat}>
                  <Face name={name} avatar={avatar} />
                </Disc>
                <span className="who__n">{name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** On a full game's pad the round just played may be far down. */
function showRow(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

interface PadRowProps {
  size: number;
  index: number;
  round: Round;
  scores: readonly (readonly number[])[];
  people: readonly Person[];
}

function PadRow({ size, index, round, scores, people }: PadRowProps): ReactElement {
  const now = index === round.number - 1;
  const row = scores[index];
  const results = now ? round.result?.hands : undefined;
  return (
    <tr
      ref={now ? showRow : undefined}
      data-now={now || undefined}
      data-done={(!now && row !== undefined) || undefined}
      data-blank={row === undefined || undefined}
    >
      <th scope="row" className="num">
        {size}
      </th>
      {people.map(({ seat }) => {
        const result = results?.[seat];
        if (result !== undefined)
          return <PadHand key={seat} result={result} out={round.result?.out.includes(seat) === true} />;
        return (
          <td key={seat} className="num">
            {row?.[seat] === undefined ? '' : pointsText(row[seat])}
          </td>
        );
      })}
    </tr>
  );
}

/** What somebody was left with, and how it adds up. */
function PadHand({ result, out }: { result: HandResult; out: boolean }): ReactElement {
  return (
    <td>
      <HeldCards result={result} />
      <b className="num">{pointsText(result.score)}</b>
      <span className="sum">
        <Sum result={result} out={out} />
      </span>
    </td>
  );
}

function HeldCards({ result }: { result: HandResult }): ReactElement {
  return (
    <div className="held" aria-hidden="true">
      {result.cancelled.map(([three, other]) => (
        <span className="struck" key={three}>
          <Card card={other} label="" size="s" />
          <svg viewBox="0 0 44 52">
            <path d="M5 46C14 34 27 18 39 6" />
          </svg>
          <Card card={three} label="" size="s" />
        </span>
      ))}
      {result.points.map(([card]) => (
        <Card key={card} card={card} label="" size="s" />
      ))}
      {result.left_over_threes.map((card) => (
        <Card key={card} card={card} label="" size="s" />
      ))}
    </div>
  );
}

/** `30 + 25, the 8 struck out`, as it would be pencilled. */
function Sum({ result, out }: { result: HandResult; out: boolean }): ReactElement {
  const { t } = useTranslation('table');
  if (out) return <>{t('pad.out')}</>;
  const struck = result.cancelled.map(([, card]) => printedRank(rankOf(card))).join(', ');
  const parts = [
    ...(result.points.length > 1 ? [result.points.map(([, points]) => points).join(' + ')] : []),
    ...(struck === '' ? [] : [t('pad.struck', { cards: struck, count: result.cancelled.length })]),
    ...(result.left_over_threes.length === 0 ? [] : [t('pad.left_over', { count: result.left_over_threes.length })]),
  ];
  return <>{parts.join(', ')}</>;
}

function PadFoot({ people }: { people: readonly Person[] }): ReactElement {
  const { t } = useTranslation('table');
  const lowest = Math.min(...people.map(({ points }) => points));
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('total_head')}</th>
        {people.map(({ seat, points }) => (
          <td key={seat} className="num">
            <span className="total">
              {pointsText(points)}
              {points === lowest && (
                <>
                  <span className="sr"> {t('pad.leads')}</span>
                  <svg viewBox="0 0 74 56" preserveAspectRatio="none" aria-hidden="true">
                    <path d="M58 8C40 1 10 6 5 27c-4 19 24 26 44 22 17-4 25-18 18-29C61 9 40 5 22 9" />
                  </svg>
                </>
              )}
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface PadFooterProps {
  people: readonly Person[];
  sheet: ScoreSheet;
  you: Seat | null;
  onReady: (() => void) | null;
  refused: string | null;
}

function PadFooter({ people, sheet, you, onReady, refused }: PadFooterProps): ReactElement {
  const { t } = useTranslation('table');
  const seconds = useSecondsUntil(sheet.ends_at);
  const isReady = you !== null && sheet.ready[you] === true;
  return (
    <footer>
      <p className="ticks" aria-live="polite">
        {people.map(({ seat, name }) =>
          sheet.ready[seat] === true && seat !== you ? <span key={seat}>{t('pad.is_ready', { name })}</span> : null,
        )}
      </p>
      {refused !== null && (
        <p className="pad__refused" role="alert">
          {refused}
        </p>
      )}
      {onReady !== null && (
        <Button look="brass" busy={isReady} onClick={onReady}>
          {isReady ? t('pad.waiting') : t('pad.ready')} <span className="num">{seconds}</span>
        </Button>
      )}
      {onReady === null && <span className="num">{seconds}</span>}
    </footer>
  );
}
