import { useId, type ReactElement, type ReactNode, type SelectHTMLAttributes } from 'react';
import './controls.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  choices: readonly { value: string; text: string }[];
  /** The words around it already name it: the label is for screen readers only. */
  labelHidden?: boolean;
}

export function Select({ label, choices, labelHidden = false, ...select }: SelectProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
      </label>
      <select {...select} id={id} className="select">
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
