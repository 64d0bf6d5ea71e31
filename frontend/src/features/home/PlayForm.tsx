import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { houseBotsQuery, STANDARD, tableWithBots } from '@/features/lobby';
import { clockOf, lastWish, SEATS, useLookFor, useQueue, useServerNow, withFirst } from '@/features/queue';
import { ensureSomebody, meQuery } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { GameKind, Ladder, Length } from '@/protocol';
import { Choice, Crank, FULL_STAIRS, joined, SHORT_STAIRS, Stairs } from '@/ui';
import { SeatsDrawing } from './SeatsDrawing';

interface PlayFormProps {
  kind: GameKind;
  onKind: (kind: GameKind) => void;
}

/**
 * The plate and what it starts: for an account the search for a ranked game, for anybody else a game with bots at
 * once. Whoever is looking already, or sits at a table, goes back to it.
 */
export function PlayForm({ kind, onKind }: PlayFormProps): ReactElement {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  // One comes here from a table, too: where one sits is asked anew each time.
  const { data: me } = useQuery({ ...meQuery, refetchOnMount: 'always' });
  const { queue } = useQueue();
  const play = usePlay();
  const ranked = me?.kind === 'human';
  return (
    <>
      {me?.current ? (
        <Link className="plate" id="play" to={`/table/${me.current.table_id}`}>
          <PlateWords word={t('goOn')} sub={t('goOnSub')} />
        </Link>
      ) : queue?.entry ? (
        <Link className="plate" id="play" to="/queue">
          <LookingWords since={queue.entry.since} />
        </Link>
      ) : (
        <button
          type="button"
          className="plate"
          id="play"
          aria-busy={play.isPending || undefined}
          onClick={() => !play.isPending && play.mutate(kind)}
        >
          <PlateWords
            word={t('play')}
            sub={t(ranked ? `subRanked.${kind.length}` : `sub.${kind.ladder}`, {
              ladder: t(`ladder.${kind.ladder}`),
              length: t(`sub.${kind.length}`),
            })}
            turning={play.isPending}
          />
        </button>
      )}
      <p className="plate__refused" role="alert">
        {play.isError && errorText(play.error)}
      </p>
      <div className="form">
        <Ladders ranked={ranked} value={kind.ladder} onChange={(ladder) => onKind({ ...kind, ladder })} />
        <Lengths value={kind.length} onChange={(length) => onKind({ ...kind, length })} />
      </div>
    </>
  );
}

function usePlay() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const look = useLookFor();
  return useMutation({
    mutationFn: async (kind: GameKind) => {
      const me = await client.query({ ...meQuery, staleTime: 'static' });
      if (me?.kind === 'human') {
        await look.mutateAsync(withFirst(lastWish(), kind));
        await navigate('/queue');
        return;
      }
      const [bots] = await Promise.all([client.query(houseBotsQuery), ensureSomebody(client)]);
      const options = { ...STANDARD, length: kind.length };
      const wish = { seats: SEATS[kind.ladder], pace: 'normal', visibility: 'private', options } as const;
      const table = await tableWithBots(wish, bots);
      await navigate(`/table/${table.table_id}`);
    },
  });
}

/** The plate while a search goes on: how long, and the way to it. */
function LookingWords({ since }: { since: number }): ReactElement {
  const { t } = useTranslation('home');
  const now = useServerNow();
  return <PlateWords word={clockOf(now - since)} sub={t('lookingSub')} figures />;
}

interface PlateWordsProps {
  word: string;
  sub: string;
  turning?: boolean;
  figures?: boolean;
}

function PlateWords({ word, sub, turning = false, figures = false }: PlateWordsProps): ReactElement {
  return (
    <>
      <span className="plate__t">
        <span className={joined('plate__word', word.length > 4 && 'plate__word--long', figures && 'num')}>{word}</span>
        <span className="plate__sub">{sub}</span>
      </span>
      <Crank count={turning ? 12 : 7} className="plate__crank" />
    </>
  );
}

interface LaddersProps {
  ranked: boolean;
  value: Ladder;
  onChange: (value: Ladder) => void;
}

function Ladders({ ranked, value, onChange }: LaddersProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <div className="form__row">
      <span aria-hidden="true">{t(ranked ? 'ladder.rankedTitle' : 'ladder.title')}</span>
      <Choice
        name="ladder"
        label={t(ranked ? 'ladder.rankedTitle' : 'ladder.title')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'duel', title: t('ladder.duel'), note: t('ladder.duelNote'), drawing: <SeatsDrawing seats={2} /> },
          {
            value: 'table',
            title: t('ladder.table'),
            note: t(ranked ? 'ladder.rankedTableNote' : 'ladder.tableNote'),
            drawing: <SeatsDrawing seats={4} />,
          },
        ]}
      />
    </div>
  );
}

function Lengths({ value, onChange }: { value: Length; onChange: (value: Length) => void }): ReactElement {
  const { t } = useTranslation('home');
  return (
    <div className="form__row">
      <span aria-hidden="true">{t('length.title')}</span>
      <Choice
        name="length"
        label={t('length.title')}
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'short',
            title: t('length.short'),
            note: t('length.shortNote'),
            drawing: <Stairs sizes={SHORT_STAIRS} />,
          },
          {
            value: 'full',
            title: t('length.full'),
            note: t('length.fullNote'),
            drawing: <Stairs sizes={FULL_STAIRS} />,
          },
        ]}
      />
    </div>
  );
}
