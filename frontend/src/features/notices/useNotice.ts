import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { preferences } from '@/features/settings';
import { notify, permission } from './permission';

/** What can be told while the page is out of sight. */
export type NoticeKind = 'turn' | 'match' | 'challenge';

/** Tells something by a notice of the system, if the page is out of sight and the person has asked for notices. */
export function useNotice(): (kind: NoticeKind, body: string) => void {
  const { t } = useTranslation();
  return useCallback(
    (kind, body) => {
      if (!document.hidden || !preferences().notices || permission() !== 'granted') return;
      notify(kind, t('product'), body);
    },
    [t],
  );
}

/** The same for something that becomes so: told once, as it does. */
export function useNoticeWhen(holds: boolean, kind: NoticeKind, body: string): void {
  const tell = useNotice();
  // The words may change while it still holds: that is no news.
  const tellNow = useEffectEvent(() => tell(kind, body));
  useEffect(() => {
    if (holds) tellNow();
  }, [holds, kind]);
}
