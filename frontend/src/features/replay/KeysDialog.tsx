import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@/ui';

/** What each key does, in the order in which one learns them. `useReplayKeys` is where they work. */
const KEYS = [
  { does: 'step', keys: ['←', '→'] },
  { does: 'ends', keys: ['Home', 'End'] },
  { does: 'rounds', keys: ['PgUp', 'PgDn'] },
  { does: 'cranks', keys: ['C', '⇧ C'] },
  { does: 'calls', keys: ['I', '⇧ I'] },
  { does: 'play', keys: ['␣'] },
  { does: 'speed', keys: ['-', '+'] },
  { does: 'view', keys: ['0', '1', '2', '…'] },
  { does: 'share', keys: ['S'] },
  { does: 'text', keys: ['T'] },
  { does: 'help', keys: ['?'] },
] as const;

interface KeysDialogProps {
  /** Whether the game has an address to share. */
  shared: boolean;
  onClose: () => void;
}

/** The keys of the replay. */
export function KeysDialog({ shared, onClose }: KeysDialogProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      actions={
        <Button look="brass" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <dl className="keys">
        {KEYS.filter(({ does }) => shared || does !== 'share').map(({ does, keys }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
