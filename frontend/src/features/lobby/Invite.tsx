import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '@/protocol';
import { Button, buttonClass, Dialog, Qr, qrFile, useCopy } from '@/ui';

/** The address to give away: short enough for a small QR code. */
export function tableLink(table: Table): string {
  return `${location.origin}/t/${table.table_id}`;
}

/** How friends find the table: a code to point a phone at, and a link. */
export function Invite({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const [large, setLarge] = useState(false);
  const link = tableLink(table);
  const { copied, copy } = useCopy(link);
  return (
    <section className="invite" aria-labelledby="invite-h">
      <button type="button" className="invite__code" title={t('qrLarge')} onClick={() => setLarge(true)}>
        <Qr text={link} label={t('qr')} />
        <span className="sr">{t('qrLarge')}</span>
      </button>
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
      {large && <LargeCode table={table} link={link} onClose={() => setLarge(false)} />}
    </section>
  );
}

/** The code as large as the screen allows, to be held up or printed. */
function LargeCode({ table, link, onClose }: { table: Table; link: string; onClose: () => void }): ReactElement {
  const { t } = useTranslation('lobby');
  return (
    <Dialog
      className="large-code"
      title={t('qrTitle')}
      onClose={onClose}
      actions={
        <>
          <a className={buttonClass()} href={qrFile(link)} download={`craits-${table.table_id}.svg`}>
            {t('qrSave')}
          </a>
          <Button look="brass" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Qr text={link} label={t('qr')} />
      <p className="quiet">{link}</p>
    </Dialog>
  );
}
