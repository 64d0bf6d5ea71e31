import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { borrowLook } from '@/features/settings';
import { readLook } from './model/links';

/** Shows the replay in the look that its address asks for, until it is left or the viewer chooses another. */
export function useSenderLook(): void {
  const [query] = useSearchParams();
  const { theme, deck } = readLook(query);
  useEffect(() => borrowLook({ ...(theme && { theme }), ...(deck && { deck }) }), [theme, deck]);
}
