import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@/features/settings';
import { Lever } from '@/ui';
import { switchSound } from './box';

/** Whether the table is heard. */
export function SoundSetting(): ReactElement {
  const { t } = useTranslation('settings');
  const { sound } = usePreferences();
  return (
    <Lever title={t('sound.title')} on={t('sound.on')} off={t('sound.off')} checked={sound} onChange={switchSound} />
  );
}
