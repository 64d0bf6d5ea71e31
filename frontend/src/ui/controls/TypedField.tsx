import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { Field } from './Field';

type TypedFieldProps = Omit<
  ComponentProps<typeof Field>,
  'ref' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown'
> & {
  value: string;
  onDone: (typed: string) => void;
};

/** Something typed: it counts when it is done, on Enter or when the field is left, not at every key. */
export function TypedField({ value, onDone, ...field }: TypedFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is taken away elsewhere goes from here, too; the field itself stays, and with it the focus.
    if (input.current !== null) input.current.value = value;
  }, [value]);
  const done = (typed: string) => {
    if (typed !== value) onDone(typed);
  };
  return (
    <Field
      {...field}
      ref={input}
      defaultValue={value}
      onBlur={(event) => done(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(event.currentTarget.value);
      }}
    />
  );
}
