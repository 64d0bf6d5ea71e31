import type { ReactElement, ReactNode } from 'react';

/** What is reckoned, line by line: what it is, and its value. */
export function Equation({ children }: { children: ReactNode }): ReactElement {
  return <dl className="eq">{children}</dl>;
}

export function Line({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
