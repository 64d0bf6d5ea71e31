import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changeText, pointsText } from '@/i18n';
import type { GameView, Seat } from '@/protocol';
import { Disc, Face, FULL_STAIRS, SHORT_STAIRS, Tag, vars } from '@/ui';
import type { Person } from '../model/people';
import { extremes, winningMargin, type RoundPoints } from '../model/standings';
import { StandingLines } from './StandingLines';
import './end.css';

/** What the end of a game is told from: the last view of a live one, or a record. */
export type EndedGame = Pick<
  GameView,
  'game_id' | 'options' | 'started_at' | 'ended_at' | 'scores' | 'totals' | 'places'
>;

/** From where to where a rating went, by seat; not known yet; or null where nothing is rated. */
export type RatingMoves = readonly { seat: Seat; before: number; after: number }[] | 'awaited' | null;

interface EndScreenProps {
  view: EndedGame;
  people: readonly Person[];
  you: Seat | null;
  /** What there is to say about how it ended. */
  note?: ReactNode;
  ratings?: RatingMoves;
  /** What can be done now: rematch, replay, leave. */
  children: ReactNode;
}

/** Places, the game as crossing lines over the points of each round, and what was best and worst. */
export const EndScreen = memo(function EndScreen({
  view,
  people,
  you,
  note,
  ratings = null,
  children,
}: EndScreenProps): ReactElement {
  const { scores } = view;
  const sizes = (view.options.length === 'full' ? FULL_STAIRS : SHORT_STAIRS).slice(0, scores.length);
  return (
    <section className="end">
      <header>
        <EndTitle view={view} people={people} you={you} />
        <EndSummary view={view} seats={people.length} />
        {note}
      </header>
      <div className="end__scroll">
        <div
          className="end__grid"
          data-rated={ratings !== null || undefined}
          style={vars({ '--rounds': sizes.length, '--end-seats': people.length })}
        >
          {scores.length > 0 && <StandingLines scores={scores} />}
          <div className="end__sizes" aria-hidden="true">
            {sizes.map((size, i) => (
              <span key={i} className="num">
                {size}
              </span>
            ))}
          </div>
          <Places view={view} people={people} ratings={ratings} />
        </div>
        {you !== null && scores.length > 0 && <Facts view={view} you={you} sizes={sizes} />}
      </div>
      <footer>{children}</footer>
    </section>
  );
});

function EndTitle({ view, people, you }: Omit<EndScreenProps, 'children' | 'note'>): ReactElement {
  const { t } = useTranslation('table');
  const { places, totals } = view;
  const winners = people.filter(({ seat }) => places?.[seat] === 1);
  const [winner] = winners;
  const points = winningMargin(totals);
  const title = () => {
    if (places === null || winner === undefined) return t('end.aborted');
    if (winners.length > 1) return winners.some(({ seat }) => seat === you) ? t('end.you_share') : t('end.shared');
    if (winner.seat === you) return t('end.you_win', { points });
    return t('end.wins', { name: winner.name, points });
  };
  return (
    <h2 id="end-title" tabIndex={-1}>
      {title()}
    </h2>
  );
}

const MINUTE_MS = 60_000;

function EndSummary({ view, seats }: { view: EndedGame; seats: number }): ReactElement {
  const { t } = useTranslation('table');
  const minutes = Math.max(1, Math.round(((view.ended_at ?? view.started_at) - view.started_at) / MINUTE_MS));
  return (
    <p className="quiet">
      {t(`kind_of_game.${seats === 2 ? 'duel' : 'table'}`)}, {t(`length.${view.options.length}`)}.{' '}
      {t('end.rounds', { count: view.scores.length })}, {t('end.minutes', { count: minutes })}.
    </p>
  );
}

interface PlacesProps {
  view: EndedGame;
  people: readonly Person[];
  ratings: RatingMoves;
}

function Places({ view, people, ratings }: PlacesProps): ReactElement {
  const { t } = useTranslation('table');
  const { places, scores } = view;
  const sorted = [...people].sort((a, b) => a.points - b.points || a.seat - b.seat);
  return (
    <ol className="places">
      {sorted.map(({ seat, publicId, name, avatar, kind, points }) => (
        <li key={seat} data-first={places?.[seat] === 1 || undefined}>
          <span className="place">{places?.[seat] !== undefined && t(`place.${places[seat]}` as 'place.1')}</span>
          <span className="who">
            <Disc seat={seat}>
              <Face name={name} avatar={avatar} />
            </Disc>
            <Link to={`/players/${publicId}`}>
              <b>{name}</b>
            </Link>
            {kind !== 'human' && <Tag>{t(`kind.${kind}`)}</Tag>}
          </span>
          <span className="sr">
            {t('end.points_by_round', { list: scores.map((round) => pointsText(round[seat] ?? 0)).join(', ') })}
          </span>
          <span className="rounds num" aria-hidden="true">
            {scores.map((round, i) => (
              <span key={i} data-out={(round[seat] ?? 1) <= 0 || undefined}>
                {pointsText(round[seat] ?? 0)}
              </span>
            ))}
          </span>
          <span className="total num">{pointsText(points)}</span>
          {ratings !== null && <Change ratings={ratings} seat={seat} />}
        </li>
      ))}
    </ol>
  );
}

/** How a rating moved, and where it stands now; its place is kept while that is worked out. */
function Change({ ratings, seat }: { ratings: NonNullable<RatingMoves>; seat: Seat }): ReactElement {
  const { t } = useTranslation('table');
  const change = ratings === 'awaited' ? undefined : ratings.find((each) => each.seat === seat);
  if (change === undefined) return <span className="change" aria-hidden="true" />;
  const { before, after } = change;
  return (
    <span className="change num">
      <span className="sr">{t('end.rating')} </span>
      <b>{changeText(after - before)}</b>
      <span>{after}</span>
    </span>
  );
}

function Facts({ view, you, sizes }: { view: EndedGame; you: Seat; sizes: readonly number[] }): ReactElement | null {
  const { t } = useTranslation('table');
  const rounds = extremes(view.scores, you);
  if (rounds === null) return null;
  const told = ({ index, points }: RoundPoints) =>
    t('end.with_cards', { points: pointsText(points), count: sizes[index] ?? 0 });
  return (
    <dl className="end__facts">
      <div>
        <dt className="label">{t('end.best')}</dt>
        <dd>{told(rounds.best)}</dd>
      </div>
      <div>
        <dt className="label">{t('end.worst')}</dt>
        <dd>{told(rounds.worst)}</dd>
      </div>
      <div>
        <dt className="label">{t('end.record')}</dt>
        <dd>
          <a href={`/api/games/${view.game_id}/record`} download={`craits-${view.game_id}.json`}>
            {t('end.download')}
          </a>
        </dd>
      </div>
    </dl>
  );
}
