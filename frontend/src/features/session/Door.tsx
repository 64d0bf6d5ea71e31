import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Crank, Page } from '@/ui';
import './door.css';

/** A door: the crank and what is promised on one side, one form on the other. */
export function Door({
  title,
  children,
  below,
}: {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}): ReactElement {
  const { t } = useTranslation(['session', 'app']);
  return (
    <Page title={t('app:title', { page: title })} className="door">
      <div className="door__art" aria-hidden="true">
        <Crank count={8} />
        <p>
          <span>{t('promise.fair')}</span>
          <span>{t('promise.replay')}</span>
          <span>{t('promise.free')}</span>
        </p>
      </div>
      <section className="door__form">
        <h1>{title}</h1>
        {children}
        {below && <p className="door__alt">{below}</p>}
      </section>
    </Page>
  );
}
