import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Bone, Button, SettingRow } from '@/ui';
import { auth, type SessionEntry } from '../authApi';
import { browserOf } from '../browserOf';
import { Refusal } from '../Refusal';
import { useDates } from '../useDates';

const LIST = ['sessions'];

/** Every browser that is signed in, and a way to end what is not one's own. */
export function SessionsRow(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const client = useQueryClient();
  const list = useQuery({ queryKey: LIST, queryFn: auth.sessions });
  const end = useMutation({
    mutationFn: auth.endSessions,
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  });
  const others = (list.data ?? []).filter((entry) => !entry.is_current).map(({ id }) => id);
  const ending = end.isPending ? end.variables : [];
  const error = list.error ?? end.error;
  return (
    <SettingRow title={t('sessions.title')}>
      <ul className="sessions" aria-busy={list.isPending}>
        {list.isPending && <Bone />}
        {list.data?.map((entry) => (
          <li key={entry.id}>
            <SessionWords entry={entry} />
            {!entry.is_current && (
              <Button look="bare" busy={ending.includes(entry.id)} onClick={() => end.mutate([entry.id])}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p className="set__v">
          <Button look="bare" busy={ending.length > 1} onClick={() => end.mutate(others)}>
            {t('sessions.endOthers')}
          </Button>
        </p>
      )}
      <Refusal>{error ? errorText(error) : undefined}</Refusal>
    </SettingRow>
  );
}

function SessionWords({ entry }: { entry: SessionEntry }): ReactElement {
  const { t } = useTranslation('session');
  const { instant } = useDates();
  return (
    <span>
      <b>{entry.is_current ? t('sessions.this') : browserOf(entry.user_agent)}</b>
      <small>{t('sessions.since', { time: instant(entry.created_at) })}</small>
    </span>
  );
}
