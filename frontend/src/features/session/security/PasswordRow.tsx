import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, SettingRow } from '@/ui';
import { auth } from '../authApi';
import { NewPasswordField } from '../doors/NewPasswordField';
import { Refusal } from '../Refusal';
import { useForm } from '../useForm';

const HAS = ['has password'];

/** The password; whoever came from an outside provider has none yet. */
export function PasswordRow(): ReactElement {
  const { t } = useTranslation('session');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const has = useQuery({ queryKey: HAS, queryFn: auth.hasPassword }).data ?? true;
  const form = useForm(['current_password', 'new_password'], async ({ current_password, new_password }) => {
    await auth.changePassword({ ...(has && { current_password }), new_password });
    await client.invalidateQueries({ queryKey: HAS });
    setOpen(false);
    return true;
  });
  return (
    <SettingRow title={t('password')} note={t(has ? 'passwordNote' : 'passwordNone')}>
      {!open && (
        <p className="set__v">
          <span role="status" className="quiet">
            {form.answer && t('passwordChanged')}
          </span>
          <Button onClick={() => setOpen(true)}>{t(has ? 'change' : 'passwordSet')}</Button>
        </p>
      )}
      {open && (
        <form className="set-form" {...form.props}>
          {has && (
            <Field
              label={t('currentPassword')}
              name="current_password"
              type="password"
              autoComplete="current-password"
              required
              error={form.about('current_password')}
            />
          )}
          <NewPasswordField label={t('newPassword.new')} name="new_password" error={form.about('new_password')} />
          <Refusal>{form.refusal}</Refusal>
          <p className="set__v">
            <Button look="bare" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t(has ? 'change' : 'passwordSet')}
            </Button>
          </p>
        </form>
      )}
    </SettingRow>
  );
}
