import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '@/protocol';
import { Button, Qr, useCopy } from '@/ui';

/** The address to give away: short enough for a small QR code. */
export function tableLink(table: Table): string {
  return `${location.origin}/t/${table.table_id}`;
}

/** How friends find the table: a code to point a phone at, and a link. */
export function Invite({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const link = tableLink(table);
  const { copied, copy } = useCopy(link);
  return (
    <section className="invite" aria-labelledby="invite-h">
      <Qr text={link} label={t('qr')} />
      <div>
        <h2 id="invite-h">{t('invite')}</h2>
        <p className="quiet">{t('inviteText')}</p>
        <p className="link">
          <span>
            {`${location.host}/t/`}
            <b>{table.table_id}</b>
          </span>
          <Button onClick={copy}>
            <span role="status">{t(copied ? 'copied' : 'copy')}</span>
          </Button>
        </p>
      </div>
    </section>
  );
}
