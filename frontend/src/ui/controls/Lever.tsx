import type { ReactElement, ReactNode } from 'react';
import './choices.css';

interface LeverProps {
  title: ReactNode;
  /** What is so while it is off, and while it is on: what is read is what holds. */
  off?: ReactNode;
  on?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It shows how things are, but the one who looks may not change it. */
  fixed?: boolean;
}

/** A switch whose sentence changes with it. */
export function Lever({ title, off, on, checked, onChange, fixed = false }: LeverProps): ReactElement {
  const sentence = checked ? on : off;
  return (
    <label className="lever" data-fixed={fixed || undefined}>
      <span className="lever__t">
        <b>{title}</b>
        {sentence !== undefined && <small>{sentence}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={fixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}
