import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** While the first room is on its way. Nothing moves: it is a matter of a moment. */
export function Waiting(): ReactElement {
  const { t } = useTranslation();
  return (
    <p className="sr" role="status">
      {t('loading')}
    </p>
  );
}
