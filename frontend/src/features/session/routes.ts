/** The rooms of this feature, for the router alone: loaded when somebody enters one. */
export { AccountSection, DataSection, ProfileSection, SecuritySection } from './AccountSections';
export { ForgottenPage, NewPasswordPage } from './PasswordPages';
export { ProviderPage } from './ProviderPage';
export { SignInPage } from './SignInPage';
export { SignUpPage } from './SignUpPage';
export { VerifyEmailPage } from './VerifyEmailPage';
