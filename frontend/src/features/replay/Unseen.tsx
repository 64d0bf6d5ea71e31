import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TableBar } from '@/features/table';
import { Crank, Page } from '@/ui';

interface UnseenProps {
  title: string;
  text: string;
  /** The ways on from here. */
  children: ReactNode;
}

/** There is no game to step through: why, and what to do instead. */
export function Unseen({ title, text, children }: UnseenProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <>
      <TableBar name={t('title')} note="" round={null} />
      <Page title={t('page', { page: title })} className="unseen">
        <Crank className="unseen__crank" />
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        <p className="unseen__ways">{children}</p>
      </Page>
    </>
  );
}
