import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListed } from '@/i18n';
import type { LiveGame } from '@/protocol';
import { Eyes, TABLE_ROW, TableRow } from '@/ui';
import { LiveRing } from './LiveRing';
import { useLiveLine } from './useLiveLine';

/** A live game in a list: who plays, what is going on, and how many look on. It leads to the table. */
export function LiveRow({ game }: { game: LiveGame }): ReactElement {
  const { t } = useTranslation('watch');
  const listed = useListed();
  const line = useLiveLine(game);
  return (
    <li>
      <Link className={TABLE_ROW} to={`/table/${game.table_id}`}>
        <TableRow ring={<LiveRing game={game} />} names={listed(game.seats.map(({ name }) => name))} line={line}>
          <Eyes count={game.watching} label={t('watching', { count: game.watching })} />
        </TableRow>
      </Link>
    </li>
  );
}
