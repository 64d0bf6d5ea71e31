import { useEffect, type ReactElement, type ReactNode } from 'react';
import { joined } from './joined';

interface PageProps {
  /** In words, for the window's title; the whole of it. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A room: it names the window, and takes the focus when one arrives. */
export function Page({ title, className, children }: PageProps): ReactElement {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="content" tabIndex={-1} className={joined(className)}>
      {children}
    </main>
  );
}
