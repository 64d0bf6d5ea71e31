import { useEffect, useEffectEvent, useState } from 'react';

/** A heading so far from the top, in a share of the window's height, is being read. */
const READ_AT = 0.3;

/** Which section of a page, by its id, is being read: the last that has come up, or the very last at the page's end. */
export function useSectionRead(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState(ids[0]);
  const look = useEffectEvent(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
    const isUp = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight * READ_AT;
    setRead(atEnd ? ids.at(-1) : (ids.findLast(isUp) ?? ids[0]));
  });
  useEffect(() => {
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return read;
}
