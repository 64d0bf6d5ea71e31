import { useState } from 'react';
import { factors } from '../authApi';
import { useRefreshFactors } from './factorsQuery';

/**
 * The first second factor brings recovery codes, which the server shows once: they are fetched right after it, to be
 * shown and kept.
 */
export function useNewCodes(): { codes: string[]; fetchCodes: () => Promise<void>; putAway: () => void } {
  const refresh = useRefreshFactors();
  const [codes, setCodes] = useState<string[]>([]);
  return {
    codes,
    fetchCodes: async () => {
      setCodes(await factors.recoveryCodes());
      await refresh();
    },
    putAway: () => setCodes([]),
  };
}
