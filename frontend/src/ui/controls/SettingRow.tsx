import type { ReactElement, ReactNode } from 'react';
import './settings.css';

/** One setting: what it is about on the left, how it is set on the right. */
export function SettingRow({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="set">
      <div className="set__l">
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
      <div>{children}</div>
    </div>
  );
}
