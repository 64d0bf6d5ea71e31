import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import type { ReportKind } from '@/protocol';
import { Button, Choice, Dialog } from '@/ui';
import { reportSomebody } from './peopleCalls';

const KINDS: readonly ReportKind[] = ['talk', 'name', 'cheating', 'stalling', 'other'];
const MOST = 1000;

/** Whom it is about, and where it was. */
export interface ReportPlace {
  publicId: string;
  name: string;
  tableId?: string | undefined;
  gameId?: string | undefined;
}

/** Tells the moderators about somebody; they get the talk and the moves of the table with it. */
export function ReportDialog({ about, onClose }: { about: ReportPlace; onClose: () => void }): ReactElement {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const [kind, setKind] = useState<ReportKind>(about.tableId === undefined ? 'name' : 'talk');
  const [words, setWords] = useState('');
  const id = useId();
  const send = useMutation({
    mutationFn: () =>
      reportSomebody({
        user: about.publicId,
        kind,
        words,
        ...(about.tableId === undefined ? {} : { table_id: about.tableId }),
        ...(about.gameId === undefined ? {} : { game_id: about.gameId }),
      }),
  });
  if (send.isSuccess) {
    return (
      <Dialog
        title={t('report.thanks')}
        onClose={onClose}
        actions={
          <Button look="brass" onClick={onClose}>
            {t('report.close')}
          </Button>
        }
      >
        <p role="status">{t('report.sent')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('report.title', { name: about.name })}
      onClose={onClose}
      className="report"
      actions={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button look="brass" busy={send.isPending} onClick={() => send.mutate()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Choice
        className="report__kinds"
        name="report-kind"
        label={t('report.kind')}
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, title: t(`report.kinds.${value}`) }))}
      />
      <div className="field">
        <label htmlFor={id}>{t('report.words')}</label>
        <textarea id={id} rows={3} maxLength={MOST} value={words} onChange={(event) => setWords(event.target.value)} />
        {about.tableId !== undefined && <p className="hint">{t('report.hint')}</p>}
      </div>
      {send.isError && (
        <p className="err" role="alert">
          {errorText(send.error)}
        </p>
      )}
    </Dialog>
  );
}
