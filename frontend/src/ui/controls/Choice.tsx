import type { ReactElement, ReactNode } from 'react';
import { joined } from '../joined';
import './choices.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  title: ReactNode;
  note?: ReactNode;
  /** Drawn before the words: stairs, seats, a few cards. */
  drawing?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  fixed?: boolean;
  className?: string;
}

/** Engraved tiles of which exactly one is chosen: radio buttons underneath. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { name, label, options, value, onChange, fixed = false, className } = props;
  return (
    <div className={joined('choice', className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label className="opt-tile" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={fixed}
            onChange={() => onChange(option.value)}
          />
          <span className="opt-tile__in">
            {option.drawing}
            <span>
              <b>{option.title}</b>
              {option.note !== undefined && <small>{option.note}</small>}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
