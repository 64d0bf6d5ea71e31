import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@/ui';

interface LeaveDialogProps {
  rated: boolean;
  busy: boolean;
  /** Why it did not work. */
  refused: string | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving is final, so it is asked first, and says what it costs. */
export function LeaveDialog({ rated, busy, refused, onStay, onLeave }: LeaveDialogProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <Dialog
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button look="brass" onClick={onStay}>
            {t('leave.stay')}
          </Button>
          <Button busy={busy} onClick={onLeave}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.final')}</p>
      <p>{rated ? t('leave.rated') : t('leave.unrated')}</p>
      {refused !== null && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
