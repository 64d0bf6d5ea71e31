import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import type { Ladder } from '@/protocol';
import { whyNothing } from '@/transport';
import { Button, Choice, Empty, Failed, TableRing, TableRowBones } from '@/ui';
import { NoGames } from './FeaturedGames';
import { LiveRow } from './LiveRow';
import { liveQuery } from './queries';

const KINDS = ['all', 'duel', 'table'] as const;

type KindOfGame = (typeof KINDS)[number];

/** All live games, newest first, of one kind or of both. */
export function LiveList(): ReactElement {
  const { t } = useTranslation('watch');
  const [kind, setKind] = useState<KindOfGame>('all');
  return (
    <section className="live-list" aria-labelledby="live-h">
      <header>
        <h2 id="live-h">{t('all')}</h2>
        <Choice
          name="kind"
          className="live-list__kinds"
          label={t('ladders')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, title: t(`ladder.${value}`) }))}
        />
      </header>
      <Rows ladder={kind === 'all' ? null : kind} />
    </section>
  );
}

function Rows({ ladder }: { ladder: Ladder | null }): ReactElement {
  const { t } = useTranslation(['watch', 'app']);
  const errorText = useErrorText();
  const games = useInfiniteQuery(liveQuery(ladder));
  const missing = whyNothing(games);
  if (missing !== null) {
    return <Failed text={errorText(missing)} retry={t('app:retry')} again={() => void games.refetch()} />;
  }
  if (games.data === undefined) return <TableRowBones />;
  const rows = games.data.pages.flatMap((page) => page.results);
  if (rows.length === 0) return ladder === null ? <NoGames /> : <NoneOfKind seats={ladder === 'duel' ? 2 : 4} />;
  return (
    <>
      <ul>
        {rows.map((game) => (
          <LiveRow key={game.game_id} game={game} />
        ))}
      </ul>
      {games.hasNextPage && (
        <Button busy={games.isFetchingNextPage} onClick={() => void games.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {games.isFetchNextPageError && (
        <p className="err" role="alert">
          {errorText(games.error)}
        </p>
      )}
    </>
  );
}

function NoneOfKind({ seats }: { seats: number }): ReactElement {
  const { t } = useTranslation('watch');
  const taken = Array.from({ length: seats }, () => false);
  return (
    <Empty drawing={<TableRing taken={taken} />} title={t('noneOfKind')}>
      {t('noneOfKindText')}
    </Empty>
  );
}
