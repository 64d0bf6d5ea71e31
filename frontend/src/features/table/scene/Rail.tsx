import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText } from '@/i18n';
import type { Seat } from '@/protocol';
import { Bone, dyeOf, Icon, IconButton, joined } from '@/ui';
import { byStanding, type Person } from '../model/people';
import type { LogEntry } from '../model/presentation';
import { numberWord } from '../words/numberWord';
import { Sentence } from '../words/Sentence';
import './rail.css';

/** Where there is no figure yet. */
const NONE = '–';

interface StandingsProps {
  /** Opens what one may do about somebody; left out where there is nothing. */
  onPerson?: ((seat: Seat) => void) | undefined;
  people: readonly Person[];
  /** Scores by finished round, then by seat. */
  scores: readonly (readonly number[])[];
  you: Seat | null;
}

/** Totals so far, the best first. */
export const Standings = memo(function Standings({ people, scores, you, onPerson }: StandingsProps): ReactElement {
  const { t } = useTranslation('table');
  const last = scores.at(-1);
  return (
    <section className="rail__stand">
      <h2 className="standing-h">{t('standings')}</h2>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">{t('after_rounds', { count: scores.length, number: numberWord(t, scores.length) })}</th>
            <th scope="col" className="n">
              {t('last_round')}
            </th>
            <th scope="col" className="n">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byStanding(people).map(({ seat, name, points }) => (
            <tr key={seat} data-me={seat === you || undefined}>
              <th scope="row">
                {onPerson === undefined || seat === you ? (
                  name
                ) : (
                  <button type="button" className="standings__n" aria-haspopup="dialog" onClick={() => onPerson(seat)}>
                    {name}
                  </button>
                )}
              </th>
              <td className="n quiet">{last?.[seat] === undefined ? NONE : pointsText(last[seat])}</td>
              <td className="num">{pointsText(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface LogProps {
  entries: readonly LogEntry[];
  names: readonly string[];
  you: Seat | null;
  /** What is asked of whom now: the last line, in brass. */
  now: string;
  /** Tabs in the heading's place. */
  head?: ReactNode;
}

/** So many of the latest lines fit the tallest rail. */
const DRAWN = 24;

/** What happened, in whole sentences. */
export const Log = memo(function Log({ entries, names, you, now, head }: LogProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <section className="log">
      {head ?? <h2>{t('log_title')}</h2>}
      {/* It scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="log__lines" role="group" aria-label={t('log_title')} tabIndex={0}>
        <ol>
          {entries.slice(-DRAWN).map((entry) => (
            <li key={entry.id} style={entry.seat === null ? undefined : dyeOf(entry.seat)}>
              <Told entry={entry} names={names} you={you} />
            </li>
          ))}
          <li className="log__now">
            <b>{now}</b>
          </li>
        </ol>
      </div>
    </section>
  );
});

/** So many of the latest lines are kept where a screen reader hears them come. */
const HEARD = 4;

/** The same sentences for whoever listens: said once, as they come, wherever the log itself is drawn or not. */
export const Announcer = memo(function Announcer({ entries, names, you, now }: LogProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={t('log_label')}>
      {entries.slice(-HEARD).map((entry) => (
        <p key={entry.id}>
          <Told entry={entry} names={names} you={you} />
        </p>
      ))}
      <p key={`now ${now}`}>{now}</p>
    </div>
  );
});

function Told({ entry, names, you }: Omit<LogProps, 'entries' | 'now' | 'head'> & { entry: LogEntry }): ReactElement {
  return (
    <>
      {entry.parts.map((part, i) => (
        <Sentence key={i} part={part} names={names} you={you} />
      ))}
    </>
  );
}

/** The column beside the table: a sheet over it on a phone, when `open`. */
export function Rail({ open, label, children }: { open: boolean; label: string; children: ReactNode }): ReactElement {
  return (
    <aside className={joined('rail', open && 'rail--open')} aria-label={label}>
      {children}
    </aside>
  );
}

/** On a phone the rail is a sheet; this shows it and puts it away. */
export function RailButton({
  open,
  unread = 0,
  onToggle,
}: {
  open: boolean;
  /** Things said that the viewer has not seen. */
  unread?: number;
  onToggle: () => void;
}): ReactElement {
  const { t } = useTranslation('table');
  return (
    <IconButton
      className="rail-open"
      label={open ? t('rail_close') : unread > 0 ? t('rail_open_new', { count: unread }) : t('rail_open')}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon name={open ? 'cross' : 'say'} />
      {!open && unread > 0 && <i className="unread" aria-hidden="true" />}
    </IconButton>
  );
}

/** The rail while the table is being laid. */
export function RailBones(): ReactElement {
  return (
    <div className="log__bones" aria-hidden="true">
      <Bone />
      <Bone width={80} />
      <Bone width={55} />
    </div>
  );
}
