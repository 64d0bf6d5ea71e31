import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { whyNothing } from '@/transport';
import { Empty, Failed, TableRing, TableRowBones } from '@/ui';
import { LiveRow } from './LiveRow';
import { featuredQuery } from './queries';

/** The few games most worth watching, in rows. */
export function FeaturedGames(): ReactElement {
  const { t } = useTranslation(['watch', 'app']);
  const errorText = useErrorText();
  const games = useQuery(featuredQuery);
  const missing = whyNothing(games);
  if (missing !== null) {
    return <Failed text={errorText(missing)} retry={t('app:retry')} again={() => void games.refetch()} />;
  }
  if (games.data === undefined) return <TableRowBones />;
  if (games.data.length === 0) return <NoGames />;
  return (
    <ul>
      {games.data.map((game) => (
        <LiveRow key={game.game_id} game={game} />
      ))}
    </ul>
  );
}

/** Nobody plays where anybody may watch. */
export function NoGames(): ReactElement {
  const { t } = useTranslation('watch');
  return (
    <Empty drawing={<TableRing taken={[false, false, false, false]} />} title={t('none')}>
      {t('noneText')}
    </Empty>
  );
}
