import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, useCopy } from '@/ui';
import { saveFile } from '../saveFile';

import './security.css';

/** The recovery codes, once: to be copied, or put into a file, before they are put away. */
export function RecoverySheet({ codes, putAway }: { codes: readonly string[]; putAway: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  return (
    <Dialog
      title={t('recovery.sheet')}
      actions={
        <>
          <Button onClick={copy}>{t(copied ? 'recovery.copied' : 'recovery.copy')}</Button>
          <Button onClick={() => saveFile('craits-recovery-codes.txt', new Blob([`${text}\n`]))}>
            {t('recovery.download')}
          </Button>
          <Button look="brass" onClick={putAway}>
            {t('recovery.kept')}
          </Button>
        </>
      }
    >
      <p>{t('recovery.text')}</p>
      <ol className="codes paper">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
