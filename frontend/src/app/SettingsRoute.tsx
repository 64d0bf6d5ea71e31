import type { ReactElement } from 'react';
import { useMe } from '@/features/session';
import { AccountSection, ProfileSection } from '@/features/session/routes';
import { SettingsPage } from '@/features/settings/routes';

/** Settings of this browser, and of whoever uses it. */
export function SettingsRoute(): ReactElement {
  const nobody = useMe() === null;
  return <SettingsPage profile={<ProfileSection />} account={nobody ? null : <AccountSection />} />;
}
