import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from './brand/Mark';
import './bar.css';

/** The bar at the head of every room: the mark, which leads home, and whatever the room puts beside it. */
export function Bar({ homeLabel, children }: { homeLabel: string; children?: ReactNode }): ReactElement {
  return (
    <header className="bar">
      <Link className="wordmark" to="/" aria-label={homeLabel}>
        <Mark />
        <span className="wordmark__word" aria-hidden="true">
          Craits
        </span>
      </Link>
      {children}
    </header>
  );
}
