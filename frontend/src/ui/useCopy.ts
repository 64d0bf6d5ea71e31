import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/** Copies a text; `copied` is true for a moment afterwards. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: () => void copyText(text).then(setCopied) };
}

/** Tells whether it worked. Over plain http there is no clipboard: the old way still does. */
async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const pressed = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // While a modal dialog is open all outside it is inert, and nothing there can be selected.
  (Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body).append(field);
  field.select();
  // Deprecated, and the only way there is without a secure context.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy');
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  return copied;
}
