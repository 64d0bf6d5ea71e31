import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field } from '@/ui';

interface KeepFormProps {
  onKeep: (name: string) => void;
  onCancel: () => void;
}

/** For whom a seat is to be kept: a name, as everybody here sees it. */
export function KeepForm({ onKeep, onCancel }: KeepFormProps): ReactElement {
  const { t } = useTranslation('lobby');
  const [name, setName] = useState('');
  const wanted = name.trim();
  return (
    <form
      className="chair__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '') onKeep(wanted);
      }}
    >
      <Field
        label={t('keep.name')}
        hint={t('keep.hint')}
        value={name}
        autoComplete="off"
        // Opened by a press that asks for nothing else.
        // eslint-disable-next-line jsx-a11y-x/no-autofocus
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="chair__row">
        <Button onClick={onCancel}>{t('keep.cancel')}</Button>
        <Button type="submit" look="brass" unavailable={wanted === ''}>
          {t('keep.ok')}
        </Button>
      </div>
    </form>
  );
}
