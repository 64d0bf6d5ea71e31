import type { ReactElement } from 'react';
import { Icon } from './Icon';
import './eyes.css';

/** How many look on, with an eye; nothing while nobody does. `label` says it in words. */
export function Eyes({ count, label }: { count: number; label: string }): ReactElement | null {
  if (count === 0) return null;
  return (
    <span className="eyes" title={label}>
      <Icon name="eye" />
      <span className="num" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{label}</span>
    </span>
  );
}
