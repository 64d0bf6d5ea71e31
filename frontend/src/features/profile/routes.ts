/** The rooms of this feature, for the router alone. */
export { ProfilePage } from './ProfilePage';
