import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';

interface AloneHereProps {
  rated: boolean;
  busy: boolean;
  /** Why it did not work. */
  refused: string | null;
  onEnd: () => void;
  onPlayOn: () => void;
}

/** Everybody else has left: whoever stayed may have the rest played out at once, or play on against the server. */
export function AloneHere({ rated, busy, refused, onEnd, onPlayOn }: AloneHereProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <section className="back-in alone" aria-labelledby="alone-title">
      <div>
        <h2 id="alone-title">{t('alone.title')}</h2>
        <p>{rated ? t('alone.rated') : t('alone.text')}</p>
        {refused !== null && (
          <p className="back-in__refused" role="alert">
            {refused}
          </p>
        )}
      </div>
      <div className="alone__ways">
        <Button look="brass" busy={busy} onClick={onEnd}>
          {t('alone.end')}
        </Button>
        <Button onClick={onPlayOn}>{t('alone.play_on')}</Button>
      </div>
    </section>
  );
}
