import type { ReactElement, ReactNode } from 'react';

/** What stands where nothing is yet: a drawing, and what will come. */
export function Empty({
  drawing,
  title,
  children,
}: {
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="none">
      {drawing}
      <div>
        <b>{title}</b>
        <span className="quiet">{children}</span>
      </div>
    </div>
  );
}
