export {
  borrowLook,
  followPreferences,
  preferences,
  setPreferences,
  shownDeck,
  shownTheme,
  type Look,
  usePreferences,
  type Preferences,
} from './preferences';
export { KeyName } from './KeyName';
export { ThemeButton } from './ThemeButton';
