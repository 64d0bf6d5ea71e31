import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@/features/settings';
import { Button, Dialog } from '@/ui';

/**
 * What each key does, in the order in which one learns them; `letters` are those that can be switched off.
 * `useReplayKeys` is where they work.
 */
const KEYS = [
  { does: 'step', keys: ['←', '→'], letters: false },
  { does: 'ends', keys: ['Home', 'End'], letters: false },
  { does: 'rounds', keys: ['PgUp', 'PgDn'], letters: false },
  { does: 'cranks', keys: ['C', '⇧ C'], letters: true },
  { does: 'calls', keys: ['I', '⇧ I'], letters: true },
  { does: 'play', keys: ['␣'], letters: false },
  { does: 'speed', keys: ['-', '+'], letters: true },
  { does: 'view', keys: ['0', '1', '2', '…'], letters: true },
  { does: 'share', keys: ['S'], letters: true },
  { does: 'text', keys: ['T'], letters: true },
  { does: 'help', keys: ['?'], letters: true },
] as const;

interface KeysDialogProps {
  /** Whether the game has an address to share. */
  shared: boolean;
  onClose: () => void;
}

/** The keys of the replay that do something here, for whoever looks. */
export function KeysDialog({ shared, onClose }: KeysDialogProps): ReactElement {
  const { t } = useTranslation('replay');
  const { letters } = usePreferences();
  const working = KEYS.filter((key) => (letters || !key.letters) && (shared || key.does !== 'share'));
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
        {working.map(({ does, keys }) => (
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
