import type { ReactElement } from 'react';
import { AccountSection, ProfileSection } from '@/features/session/routes';
import { SettingsPage } from '@/features/settings/routes';

/** Settings of this browser, and of whoever uses it. */
export function SettingsRoute(): ReactElement {
  return <SettingsPage profile={<ProfileSection />} account={<AccountSection />} />;
}
