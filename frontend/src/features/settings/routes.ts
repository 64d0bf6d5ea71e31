/** The room of this feature, for the router alone. */
export { SettingsPage } from './SettingsPage';
