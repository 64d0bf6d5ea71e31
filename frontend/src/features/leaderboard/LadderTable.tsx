import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatsOf } from '@/i18n';
import type { Leaderboard, Standing } from '@/protocol';
import { Bone, Disc, dyeFor, Face, Rating, Spark, Tag } from '@/ui';

const COLUMNS = ['place', 'player', 'rating', 'games', 'first', 'days'] as const;
const TOP = 3;

interface LadderTableProps {
  pages: readonly Leaderboard[];
  bots: boolean;
}

/** The players of some pages that follow each other, and under them whoever looks, unless they are among them. */
export function LadderTable({ pages, bots }: LadderTableProps): ReactElement {
  const rows = pages.flatMap((page) => page.results);
  const you = pages[0]?.you ?? null;
  const own = you?.player.public_id;
  const elsewhere = you !== null && !rows.some(({ player }) => player.public_id === own);
  return (
    <table className="ladder" id="list">
      <Head />
      <tbody>
        {rows.map((standing) => (
          <Row key={standing.player.public_id} standing={standing} own={standing.player.public_id === own} />
        ))}
        {elsewhere && (
          <>
            <Gap last={rows[rows.length - 1]} you={you} bots={bots} />
            <Row standing={you} own />
          </>
        )}
      </tbody>
    </table>
  );
}

function Head(): ReactElement {
  const { t } = useTranslation('leaderboard');
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {t(`column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ standing, own = false }: { standing: Standing; own?: boolean }): ReactElement {
  const { t, i18n } = useTranslation('leaderboard');
  const { place, player, games, firsts, trend } = standing;
  const formats = formatsOf(i18n.language);
  const { rating } = player;
  const value = rating?.value ?? 0;
  return (
    <tr data-me={own || undefined} data-top={(place !== null && place <= TOP) || undefined}>
      <td className="num" data-column="place">
        {place ?? <span className="sr">{t('noPlace')}</span>}
      </td>
      <th scope="row" data-column="player">
        <Link to={`/players/${player.public_id}`}>
          <Disc seat={dyeFor(player.public_id)}>
            <Face name={player.name} avatar={player.avatar} />
          </Disc>
          <span className="ladder__n">{player.name}</span>
        </Link>
        {own && <Tag>{t('you')}</Tag>}
        {player.kind === 'bot' ? <Tag>{t('bot')}</Tag> : <Land code={player.country} />}
      </th>
      <td data-column="rating">
        {rating && <Rating value={value} note={t(rating.provisional ? 'provisional' : 'uncertainty', { ...rating })} />}
      </td>
      <td className="num" data-column="games">
        {new Intl.NumberFormat(formats).format(games)}
      </td>
      <td className="num" data-column="first">
        {games > 0 && new Intl.NumberFormat(formats, { style: 'percent' }).format(firsts / games)}
      </td>
      <td data-column="days">
        <Spark values={trend.length === 0 ? [value] : trend} />
      </td>
    </tr>
  );
}

function Land({ code }: { code: string }): ReactElement | null {
  const { i18n } = useTranslation();
  if (code === '') return null;
  const names = new Intl.DisplayNames([formatsOf(i18n.language)], { type: 'region' });
  return <span className="quiet ladder__land">{names.of(code)}</span>;
}

/** What lies between the last one shown and whoever looks: a way to their own place. */
function Gap({ last, you, bots }: { last: Standing | undefined; you: Standing; bots: boolean }): ReactElement | null {
  const { t } = useTranslation('leaderboard');
  if (you.place === null || last?.place == null) return null;
  const [from, to] = [last.place + 1, you.place - 1];
  return (
    <tr className="ladder__gap">
      <td colSpan={COLUMNS.length}>
        <Link to={{ search: bots ? '?around=me' : '?around=me&bots=false' }}>
          {from < to ? t('places', { from, to }) : t('ownPlace')}
        </Link>
      </td>
    </tr>
  );
}

const SKELETONS = [38, 52, 44, 60, 40, 30, 48, 44, 54];

export function LadderSkeleton(): ReactElement {
  return (
    <table className="ladder" aria-busy="true">
      <Head />
      <tbody>
        {SKELETONS.map((width, i) => (
          <tr key={i} data-top={i < TOP || undefined}>
            <td className="num" data-column="place">
              {i + 1}
            </td>
            <td data-column="player">
              <Bone width={width} />
            </td>
            <td data-column="rating">
              <Bone />
            </td>
            <td data-column="games">
              <Bone />
            </td>
            <td data-column="first" />
            <td data-column="days" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
