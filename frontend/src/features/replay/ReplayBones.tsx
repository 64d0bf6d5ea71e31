import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TableBar } from '@/features/table';
import { Bone, Crank, Page, Ring } from '@/ui';

const LINES = [90, 70, 80, 60, 85, 75];

/** The replay while it is on its way: ring and crank need no data. */
export function ReplayBones(): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <div className="table-page replay-page" data-watching aria-busy="true">
      <TableBar name={t('title')} note="" round={null} />
      <div className="stage">
        <Page title={t('page', { page: t('title') })} className="board">
          <h1 className="sr">{t('loading')}</h1>
          <section className="ground" aria-hidden="true">
            <Ring direction={1} />
            <div className="middle">
              <i className="slot" />
              <i className="slot slot--wide" />
              <Crank />
            </div>
          </section>
          <section className="desk" />
        </Page>
      </div>
      <aside className="rail" aria-hidden="true">
        <div className="rail__stand">
          <h2>{t('moves')}</h2>
          {LINES.map((width, i) => (
            <Bone key={i} width={width} />
          ))}
        </div>
      </aside>
    </div>
  );
}
