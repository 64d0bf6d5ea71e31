import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKind } from '@/protocol';
import { FULL_STAIRS, SHORT_STAIRS, Stairs } from '@/ui';

/** What is looked for, in one line. */
export function KindLine({ kind }: { kind: GameKind }): ReactElement {
  const { t } = useTranslation('queue');
  return (
    <p className="kind">
      <Stairs sizes={kind.length === 'full' ? FULL_STAIRS : SHORT_STAIRS} />
      <span>
        <b>{t(`ladder.${kind.ladder}`)}</b>, {t(`length.${kind.length}`)}, {t('terms')}
      </span>
    </p>
  );
}
