import type { ReactElement } from 'react';
import { NoticeSetting } from '@/features/notices';
import { useMe } from '@/features/session';
import { AccountSection, DataSection, ProfileSection, SecuritySection } from '@/features/session/routes';
import { SettingsPage } from '@/features/settings/routes';
import { SoundSetting } from '@/features/sound';

/** Settings of this browser, and of whoever uses it. */
export function SettingsRoute(): ReactElement {
  const me = useMe();
  const nobody = me === null;
  return (
    <SettingsPage
      profile={<ProfileSection />}
      sound={<SoundSetting />}
      notices={<NoticeSetting />}
      account={nobody ? null : <AccountSection />}
      security={me?.kind === 'human' ? <SecuritySection /> : null}
      data={nobody ? null : <DataSection />}
    />
  );
}
