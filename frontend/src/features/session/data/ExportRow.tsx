import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { answered, api } from '@/transport';
import { Button, SettingRow } from '@/ui';
import { Refusal } from '../Refusal';
import { saveFile } from '../saveFile';

/** Everything that is kept about one, as a file. */
export function ExportRow(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const fetching = useMutation({
    mutationFn: () => answered(api.GET('/api/me/export', { parseAs: 'blob' })),
    onSuccess: (file) => saveFile('craits-export.json', file),
  });
  return (
    <SettingRow title={t('export.title')} note={t('export.note')}>
      <p className="set__v">
        <Button busy={fetching.isPending} onClick={() => fetching.mutate()}>
          {t(fetching.isPending ? 'export.busy' : 'export.do')}
        </Button>
      </p>
      <Refusal>{fetching.isError ? errorText(fetching.error) : undefined}</Refusal>
    </SettingRow>
  );
}
