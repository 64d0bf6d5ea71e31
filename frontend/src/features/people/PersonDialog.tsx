import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, Dialog } from '@/ui';
import { PersonActions, type PersonActionsProps } from './PersonActions';

/** Somebody one has met at a table, and all that one may do about them. */
export function PersonDialog({ onClose, ...person }: PersonActionsProps & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('people');
  return (
    <Dialog title={person.name} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {/* A game may be on: the profile opens beside it. */}
      <p>
        <Link to={`/players/${person.publicId}`} target="_blank" rel="noreferrer">
          {t('profile')}
        </Link>
      </p>
      {person.kind === 'bot' ? <p className="quiet">{t('actions.bot')}</p> : <PersonActions {...person} />}
    </Dialog>
  );
}
