import type { ReactElement, ReactNode } from 'react';
import { joined } from './joined';
import { Page } from './Page';
import './sheet.css';

interface SheetProps {
  /** In words, for the window's title; the whole of it. */
  title: string;
  heading: ReactNode;
  /** Beside the heading: a choice, a button, a sentence. */
  beside?: ReactNode;
  /** As wide as a table with many columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A room that is one list: its heading over a double rule, the list under it. */
export function Sheet({ title, heading, beside, wide = false, children }: SheetProps): ReactElement {
  return (
    <Page title={title} className={joined('sheet', wide && 'sheet--wide')}>
      <header className="sheet__h">
        <h1>{heading}</h1>
        {beside}
      </header>
      {children}
    </Page>
  );
}
