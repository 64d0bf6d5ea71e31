import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, Dialog, useCopy } from '@/ui';
import { contactLink, letterTo } from './contact';
import type { KeptItem } from './model/kept';
import type { CheckedRecord, Fault } from './verifier';

/** What did not agree, and with what. */
export interface Disagreement {
  readonly bytes: Uint8Array;
  /** Null for a record from the reader's own disk. */
  readonly gameId: string | null;
  /** Null for what is no record. */
  readonly record: CheckedRecord | null;
  readonly fault: Fault | null;
  readonly kept: readonly KeptItem[] | null;
}

/** A letter to whoever runs the site, to be sent by the reader or not at all. */
export function TellOperator(disagreement: Disagreement): ReactElement {
  const { t } = useTranslation('fairness');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tell.open')}
      </Button>
      {open && <Letter {...disagreement} onClose={() => setOpen(false)} />}
    </>
  );
}

function Letter({ onClose, ...disagreement }: Disagreement & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('fairness');
  const { subject, text } = useLetter(disagreement);
  const { copied, copy } = useCopy(text);
  const link = contactLink();
  const isMail = link?.startsWith('mailto:') === true;
  return (
    <Dialog
      title={t('tell.open')}
      className="tell"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('tell.close')}</Button>
          <Button look={link === null ? 'brass' : 'plain'} onClick={copy}>
            {t(copied ? 'tell.copied' : 'tell.copy')}
          </Button>
          {link !== null && (
            <a
              className={buttonClass('brass')}
              href={letterTo(link, subject, text)}
              {...(!isMail && { target: '_blank', rel: 'noopener' })}
            >
              {t(isMail ? 'tell.mail' : 'tell.page')}
            </a>
          )}
        </>
      }
    >
      <p>{t(`tell.${link === null ? 'nobody' : isMail ? 'byMail' : 'byPage'}`)}</p>
      <div className="field">
        <textarea aria-label={t('tell.text')} readOnly rows={8} value={text} />
      </div>
    </Dialog>
  );
}

/** What an operator needs to find the fault again: nothing in it says who found it. */
function useLetter({ bytes, gameId, record, fault, kept }: Disagreement): { subject: string; text: string } {
  const { t } = useTranslation('fairness');
  const hash = useMemo(() => bytesToHex(sha256(bytes)), [bytes]);
  const others = (kept ?? []).filter(({ agrees }) => !agrees).map(({ what }) => t(`kept.what.${what}`));
  const subject = t('tell.subject', { id: gameId ?? record?.game_id ?? '?' });
  const lines = [
    subject,
    gameId === null ? t('tell.file') : `${window.location.origin}/fairness/${gameId}`,
    ...(fault === null ? [] : [`${fault.path} · ${fault.code}`]),
    ...(others.length === 0 ? [] : [t('tell.kept', { what: others.join(', ') })]),
    t('tell.hash', { hash, count: bytes.length }),
  ];
  return { subject, text: lines.join('\n') };
}
