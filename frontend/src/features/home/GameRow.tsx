import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changeText, formatsOf, pointsText } from '@/i18n';
import type { FinishedGame, Player, Seat } from '@/protocol';
import { FULL_STAIRS, Icon, SHORT_STAIRS, Stairs, Tag } from '@/ui';
import { dayOf } from './days';
import { SeatsDrawing } from './SeatsDrawing';
import './games.css';

/**
 * One finished game: place, company, day, what happened in it, points, and what it did to the rating of whom the list
 * is about. The row leads to the replay, each name in it to the player's page, the shield to the check of its shuffles.
 */
export function GameRow({ game, now }: { game: FinishedGame; now: number }): ReactElement {
  const { t, i18n } = useTranslation('home');
  const stairs = game.options.length === 'full' ? FULL_STAIRS : SHORT_STAIRS;
  const day = dayOf(game.ended_at, now, formatsOf(i18n.language));
  return (
    <li className="game" data-about={game.seat === null ? 'all' : 'one'}>
      <Place game={game} />
      <span className="game__w">
        <Names players={namedIn(game)} />
        <span className="game__line">
          <Link className="quiet game__to" to={`/games/${game.game_id}`}>
            <span className="sr">{t('games.replay')} </span>
            {day}
          </Link>
          <Link className="quiet game__check" to={`/fairness/${game.game_id}`} title={t('games.check')}>
            <Icon name="proof" />
            <span className="sr">{t('games.checkOf', { day })}</span>
          </Link>
          <Marks game={game} />
        </span>
      </span>
      <span className="game__s">
        <Stairs sizes={stairs} now={stairs.length} />
        <span className="sr">{t(`length.${game.options.length}`)}</span>
      </span>
      {game.seat === null ? <Mean game={game} /> : <Outcome game={game} seat={game.seat} />}
    </li>
  );
}

/** Points of whom the list is about, and what became of their rating. */
function Outcome({ game, seat }: { game: FinishedGame; seat: Seat }): ReactElement {
  const { t } = useTranslation('home');
  const total = game.totals?.[seat];
  // A house bot's rating never moves.
  const rating = game.seats[seat]?.kind === 'bot' ? undefined : game.ratings?.[seat];
  return (
    <>
      <span className="num game__pts">
        {total !== undefined && (
          <>
            {pointsText(total)}
            <span className="sr"> {t('games.points')}</span>
          </>
        )}
      </span>
      <span className="num game__d">
        {rating && (
          <>
            {changeText(rating.after.value - rating.before.value)}
            <span className="sr"> {t('games.rating')}</span>
          </>
        )}
      </span>
    </>
  );
}

/** How strong the table was, where that is known. */
function Mean({ game: { rating } }: { game: FinishedGame }): ReactElement {
  const { t } = useTranslation('home');
  if (rating === null) return <span className="game__d" />;
  return (
    <span className="num game__d">
      {rating}
      <span className="sr"> {t('games.mean')}</span>
    </span>
  );
}

/** Where whom the list is about ended; in a list about nobody, how many sat there. */
function Place({ game: { seat, places, seats, ended_by } }: { game: FinishedGame }): ReactElement {
  const { t } = useTranslation('home');
  const place = seat === null ? undefined : places?.[seat];
  if (seat === null && ended_by === 'finished') {
    return (
      <span className="game__p">
        <SeatsDrawing seats={seats.length} />
        <span className="sr">{t('games.seats', { count: seats.length })}</span>
      </span>
    );
  }
  return (
    <span className="game__p" data-first={place === 1 || undefined}>
      {place === undefined ? t('games.aborted') : t('games.place', { count: place, ordinal: true })}
    </span>
  );
}

/** Everybody but whom the list is about; in a list about nobody, everybody by place. */
function namedIn({ seat, seats, places }: FinishedGame): Player[] {
  if (seat !== null) return seats.filter((_, i) => i !== seat);
  const order = seats.map((player, i) => ({ player, place: places?.[i] ?? 0 }));
  return order.sort((a, b) => a.place - b.place).map(({ player }) => player);
}

function Names({ players }: { players: readonly Player[] }): ReactElement {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(formatsOf(i18n.language), { type: 'conjunction' });
  const parts = list.formatToParts(players.map((_, i) => String(i)));
  return (
    <span className="game__names">
      {parts.map(({ type, value }, i) => {
        const player = type === 'element' ? players[Number(value)] : undefined;
        if (player === undefined) return value;
        return (
          <Link key={i} to={`/players/${player.public_id}`}>
            {player.name}
          </Link>
        );
      })}
    </span>
  );
}

/** What the game holds that people look for. */
function Marks({
  game: { contains, highest_crank: crank, highest_score: score },
}: {
  game: FinishedGame;
}): ReactElement {
  const { t } = useTranslation('home');
  return (
    <>
      {contains.map((mark) => (
        <Tag key={mark}>{t(`games.mark.${mark}`, { crank, score })}</Tag>
      ))}
    </>
  );
}
