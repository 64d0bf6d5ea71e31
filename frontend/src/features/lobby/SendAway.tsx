import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '@/protocol';
import { Button, Dialog, Icon, IconButton } from '@/ui';
import type { ChangeTable } from './Lobby';
import { sendAway } from './tableCalls';

/** Sends somebody away before the game. It cannot be taken back by a press, so it is asked first. */
export function SendAway({ player, change }: { player: Player; change: ChangeTable }): ReactElement {
  const { t } = useTranslation('lobby');
  const [asking, setAsking] = useState(false);
  const stay = (): void => setAsking(false);
  const go = (): void => {
    stay();
    change((now) => sendAway(now, player.public_id));
  };
  return (
    <>
      <IconButton label={t('away.do', { name: player.name })} onClick={() => setAsking(true)}>
        <Icon name="cross" />
      </IconButton>
      {asking && (
        <Dialog
          title={t('away.title', { name: player.name })}
          onClose={stay}
          actions={
            <>
              <Button onClick={stay}>{t('away.stay')}</Button>
              <Button look="brass" onClick={go}>
                {t('away.go')}
              </Button>
            </>
          }
        >
          <p>{t('away.text')}</p>
        </Dialog>
      )}
    </>
  );
}
