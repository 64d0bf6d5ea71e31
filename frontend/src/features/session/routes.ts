/** The rooms of this feature, for the router alone: loaded when somebody enters one. */
export { AccountSection, ProfileSection } from './AccountSections';
export { ForgottenPage, NewPasswordPage } from './PasswordPages';
export { SignInPage } from './SignInPage';
export { SignUpPage } from './SignUpPage';
export { VerifyEmailPage } from './VerifyEmailPage';
