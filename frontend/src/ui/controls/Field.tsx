import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import './controls.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with what was typed, as a sentence. Ink and a cross, never vermilion. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and its error tied to it for screen readers. */
export function Field({ label, hint, error, id, ...input }: FieldProps): ReactElement {
  const own = useId();
  const field = id ?? own;
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <input {...input} id={field} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
      {hint && (
        <p className="hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${field}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
