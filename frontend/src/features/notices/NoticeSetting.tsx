import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { setPreferences, usePreferences } from '@/features/settings';
import { Lever } from '@/ui';
import { askPermission, permission } from './permission';

/** Whether this browser shows notices; switching it on is the press with which the browser is asked. */
export function NoticeSetting(): ReactElement {
  const { t } = useTranslation('settings');
  const { notices } = usePreferences();
  const [allowed, setAllowed] = useState(permission);
  const isOn = notices && allowed === 'granted';
  const change = (wanted: boolean): void => {
    if (!wanted) {
      setPreferences({ notices: false });
      return;
    }
    void askPermission().then((answer) => {
      setAllowed(answer);
      setPreferences({ notices: answer === 'granted' });
    });
  };
  return (
    <>
      <Lever
        title={t('notices.title')}
        on={t('notices.on')}
        off={t('notices.off')}
        checked={isOn}
        fixed={allowed === 'unknown'}
        onChange={change}
      />
      {allowed === 'denied' && (
        <p className="hint" role="status">
          {t('notices.denied')}
        </p>
      )}
      {allowed === 'unknown' && <p className="hint">{t('notices.unknown')}</p>}
    </>
  );
}
