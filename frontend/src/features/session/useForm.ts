import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useErrorText } from '@/i18n';
import { isApiError } from '@/transport';

interface Form<Answer> {
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    noValidate: true;
  };
  busy: boolean;
  answer: Answer | undefined;
  /** What is wrong with a field, if it is at fault. */
  about: (field: string) => string | undefined;
  /** What is wrong with the whole, if no field of this form is at fault. */
  refusal: string | undefined;
  reset: () => void;
}

/**
 * A form whose fields keep their own values: it is read when sent. Refusals go to the fields they name, and the focus
 * to the first of these.
 *
 * @param fields the names of the fields a refusal may be about
 */
export function useForm<Field extends string, Answer>(
  fields: readonly Field[],
  send: (values: Record<Field, string>) => Promise<Answer>,
): Form<Answer> {
  const ref = useRef<HTMLFormElement>(null);
  const errorText = useErrorText();
  const { mutate, isPending, data, error, reset } = useMutation({ mutationFn: send });
  const about = (field: string): string | undefined => (isApiError(error) ? error.about(field) : undefined);
  const named = fields.some((field) => about(field) !== undefined);

  useEffect(() => {
    if (error) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    mutate(Object.fromEntries(fields.map((field) => [field, text(values.get(field))])) as Record<Field, string>);
  };
  return {
    props: { ref, onSubmit, noValidate: true },
    busy: isPending,
    answer: data,
    about,
    refusal: error && !named ? errorText(error) : undefined,
    reset,
  };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
