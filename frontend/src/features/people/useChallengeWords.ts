import { useTranslation } from 'react-i18next';
import type { Challenge } from '@/protocol';

/** What a challenge is to, in words: "Duel, short, normal pace". */
export function useChallengeWords(): (challenge: Challenge) => string {
  const { t } = useTranslation('people');
  return ({ seats, options, pace }) =>
    t('challenge.terms', {
      kind: seats === 2 ? t('challenge.duel') : t('challenge.table', { count: seats }),
      length: t(`challenge.${options.length}`),
      pace: t(`challenge.${pace}`),
    });
}
