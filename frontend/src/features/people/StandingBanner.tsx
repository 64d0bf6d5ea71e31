import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf, useErrorText } from '@/i18n';
import { Button, Icon, IconButton } from '@/ui';
import { acknowledge, standingQuery } from './peopleCalls';

/** What moderators have to say to whoever looks: warnings, until they are read, and a suspension while it holds. */
export function StandingBanner(): ReactElement | null {
  const { t, i18n } = useTranslation('people');
  const { data } = useQuery(standingQuery);
  const [put, setPut] = useState(false);
  if (data === undefined) return null;
  const until = new Intl.DateTimeFormat(formatsOf(i18n.language), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {data.suspended_until !== null && !put && (
        <Measure label={t('standing.suspended')} onPut={() => setPut(true)}>
          <b>{t('standing.suspendedUntil', { date: until.format(data.suspended_until) })}</b> {data.suspension_reason}
        </Measure>
      )}
      {data.silenced_until !== null && data.suspended_until === null && !put && (
        <Measure label={t('standing.silenced')} onPut={() => setPut(true)}>
          <b>{t('standing.silencedUntil', { date: until.format(data.silenced_until) })}</b>
        </Measure>
      )}
      {data.warnings.map(({ warning_id, reason }) => (
        <WarningNote key={warning_id} id={warning_id} reason={reason} />
      ))}
    </>
  );
}

/** What holds until a date: it may be put away, and is said again when the page is loaded anew. */
function Measure({ label, onPut, children }: { label: string; onPut: () => void; children: ReactNode }): ReactElement {
  const { t } = useTranslation('people');
  return (
    <section className="standing-note paper" aria-label={label}>
      <p>{children}</p>
      <IconButton label={t('news.dismiss')} onClick={onPut}>
        <Icon name="cross" />
      </IconButton>
    </section>
  );
}

function WarningNote({ id, reason }: { id: number; reason: string }): ReactElement {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const errorText = useErrorText();
  const read = useMutation({
    mutationFn: () => acknowledge(id),
    onSuccess: (standing) => client.setQueryData(standingQuery.queryKey, standing),
  });
  return (
    <section className="standing-note paper" aria-label={t('standing.warning')}>
      <p>
        <b>{t('standing.warning')}</b> {reason}
        {read.isError && <span role="alert"> {errorText(read.error)}</span>}
      </p>
      <Button busy={read.isPending} onClick={() => read.mutate()}>
        {t('standing.read')}
      </Button>
    </section>
  );
}
