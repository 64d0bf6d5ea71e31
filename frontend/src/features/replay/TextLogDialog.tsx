import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, Dialog, useCopy } from '@/ui';
import type { Replay } from './model/feed';
import { textLog } from './textLog';

interface TextLogDialogProps {
  replay: Replay;
  names: readonly string[];
  /** Of the file: `craits-<id>.txt`. */
  gameId: string;
  onClose: () => void;
}

/** The whole game as text: to read, to copy, to keep. */
export function TextLogDialog({ replay, names, gameId, onClose }: TextLogDialogProps): ReactElement {
  const { t } = useTranslation('replay');
  const { t: table } = useTranslation('table');
  const text = useMemo(() => textLog(replay, names, { replay: t, table }), [replay, names, t, table]);
  const { copied, copy } = useCopy(text);
  return (
    <Dialog
      title={t('text.title')}
      className="text-log"
      onClose={onClose}
      actions={
        <>
          <Button look="brass" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={copy}>{copied ? t('share.copied') : t('share.copy')}</Button>
          <a className={buttonClass()} href={fileOf(text)} download={`craits-${gameId}.txt`}>
            {t('text.download')}
          </a>
        </>
      }
    >
      <div className="field">
        <textarea aria-label={t('text.title')} readOnly value={text} rows={16} />
      </div>
    </Dialog>
  );
}

/** The text as a file of its own: nothing goes through the server. */
function fileOf(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
