import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bone } from '@/ui';
import { Panel } from './Panel';

const TITLES = ['places.title', 'points.title', 'caught.title', 'openings.title'] as const;

/** The panels in outline, at about their real size. */
export function FigureBones(): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <>
      {TITLES.map((title) => (
        <Panel key={title} title={t(title)}>
          <div className="panel__bones" aria-busy="true">
            <Bone width={60} />
            <Bone />
          </div>
        </Panel>
      ))}
    </>
  );
}
