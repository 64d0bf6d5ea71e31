import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { houseBotsQuery, STANDARD, tableWithBots } from '@/features/lobby';
import { ensureSomebody, meQuery } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Length } from '@/protocol';
import { Choice, Crank, FULL_STAIRS, joined, SHORT_STAIRS, Stairs } from '@/ui';
import { SeatsDrawing } from './SeatsDrawing';

type Ladder = 'duel' | 'table';

const SEATS: Record<Ladder, number> = { duel: 2, table: 4 };

/** The plate and what it starts: a game at once, against bots. Whoever sits at a table already goes back to it. */
export function PlayForm(): ReactElement {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  // One comes here from a table, too: where one sits is asked anew each time.
  const { data: me } = useQuery({ ...meQuery, refetchOnMount: 'always' });
  const [ladder, setLadder] = useState<Ladder>('table');
  const [length, setLength] = useState<Length>('short');
  const play = usePlay();
  const current = me?.current;
  return (
    <>
      {current ? (
        <Link className="plate" id="play" to={`/table/${current.table_id}`}>
          <PlateWords word={t('goOn')} sub={t('goOnSub')} />
        </Link>
      ) : (
        <button
          type="button"
          className="plate"
          id="play"
          aria-busy={play.isPending || undefined}
          onClick={() => !play.isPending && play.mutate({ ladder, length })}
        >
          <PlateWords
            word={t('play')}
            sub={t(`sub.${ladder}`, { length: t(`sub.${length}`) })}
            turning={play.isPending}
          />
        </button>
      )}
      <p className="plate__refused" role="alert">
        {play.isError && errorText(play.error)}
      </p>
      <div className="form">
        <Ladders value={ladder} onChange={setLadder} />
        <Lengths value={length} onChange={setLength} />
      </div>
    </>
  );
}

function usePlay() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ ladder, length }: { ladder: Ladder; length: Length }) => {
      const [bots] = await Promise.all([client.query(houseBotsQuery), ensureSomebody(client)]);
      const options = { ...STANDARD, length };
      const wish = { seats: SEATS[ladder], pace: 'normal', visibility: 'private', options } as const;
      const table = await tableWithBots(wish, bots);
      await navigate(`/table/${table.table_id}`);
    },
  });
}

function PlateWords({ word, sub, turning = false }: { word: string; sub: string; turning?: boolean }): ReactElement {
  return (
    <>
      <span className="plate__t">
        <span className={joined('plate__word', word.length > 4 && 'plate__word--long')}>{word}</span>
        <span className="plate__sub">{sub}</span>
      </span>
      <Crank count={turning ? 12 : 7} className="plate__crank" />
    </>
  );
}

function Ladders({ value, onChange }: { value: Ladder; onChange: (value: Ladder) => void }): ReactElement {
  const { t } = useTranslation('home');
  return (
    <div className="form__row">
      <span aria-hidden="true">{t('ladder.title')}</span>
      <Choice
        name="ladder"
        label={t('ladder.title')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'duel', title: t('ladder.duel'), note: t('ladder.duelNote'), drawing: <SeatsDrawing seats={2} /> },
          {
            value: 'table',
            title: t('ladder.table'),
            note: t('ladder.tableNote'),
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
