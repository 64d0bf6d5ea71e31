import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui';

/** As the server wants it at least. */
const SHORTEST = 10;

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** Where a password is made up: the browser offers one, and keeps it. */
export function NewPasswordField(props: NewPasswordFieldProps): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Field
      {...props}
      hint={t('passwordHint')}
      type="password"
      autoComplete="new-password"
      minLength={SHORTEST}
      required
    />
  );
}
