import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListed } from '@/i18n';
import type { Table } from '@/protocol';
import { stillWanted } from './seating';

/** After a game, while some have not said whether they want another: how many do, and for whom one waits. */
export function RematchCount({ table }: { table: Table }): ReactElement | null {
  const { t } = useTranslation('lobby');
  const listed = useListed();
  const wait = stillWanted(table);
  if (wait === null) return null;
  const names = listed(wait.missing);
  return (
    <section className="rematch" aria-labelledby="rematch-h">
      <h2 id="rematch-h" className="rule-h">
        {t('again.heading')}
      </h2>
      <p className="ready-n" role="status">
        <b className="num">{wait.back}</b>
        <span>
          {t('again.count', { count: wait.back + wait.missing.length })}
          <br />
          <span className="quiet">{t('again.waiting', { names, count: wait.missing.length })}</span>
        </span>
      </p>
    </section>
  );
}
