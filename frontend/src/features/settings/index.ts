export {
  followPreferences,
  preferences,
  setPreferences,
  shownTheme,
  usePreferences,
  type Preferences,
} from './preferences';
export { ThemeButton } from './ThemeButton';
