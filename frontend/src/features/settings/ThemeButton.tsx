import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton } from '@/ui';
import { setPreferences, shownTheme, usePreferences } from './preferences';

/** Turns to the other theme than the one shown. */
export function ThemeButton({ className }: { className?: string }): ReactElement {
  const { t } = useTranslation();
  usePreferences();
  const other = shownTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={className}
      label={t(other === 'dark' ? 'theme.toDark' : 'theme.toLight')}
      onClick={() => setPreferences({ theme: other })}
    >
      <Icon name="theme" />
    </IconButton>
  );
}
