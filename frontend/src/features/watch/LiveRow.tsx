import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatsOf } from '@/i18n';
import type { LiveGame } from '@/protocol';
import { Eyes, TABLE_ROW, TableRow } from '@/ui';
import { LiveRing } from './LiveRing';
import { useLiveLine } from './useLiveLine';

/** A live game in a list: who plays, what is going on, and how many look on. It leads to the table. */
export function LiveRow({ game }: { game: LiveGame }): ReactElement {
  const { t, i18n } = useTranslation('watch');
  const line = useLiveLine(game);
  const names = new Intl.ListFormat(formatsOf(i18n.language)).format(game.seats.map(({ name }) => name));
  return (
    <li>
      <Link className={TABLE_ROW} to={`/table/${game.table_id}`}>
        <TableRow ring={<LiveRing game={game} />} names={names} line={line}>
          <Eyes count={game.watching} label={t('watching', { count: game.watching })} />
        </TableRow>
      </Link>
    </li>
  );
}
