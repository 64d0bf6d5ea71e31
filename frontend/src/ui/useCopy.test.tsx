import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './controls/Dialog';
import { useCopy } from './useCopy';

function Copy(): ReactElement {
  const { copied, copy } = useCopy('craits/t/AB12');
  return <button onClick={copy}>{copied ? 'Copied' : 'Copy'}</button>;
}

/** What was copied. As in a browser, nothing is selected outside an open dialog. */
let copied: string | null;

beforeEach(() => {
  copied = null;
  vi.stubGlobal('isSecureContext', false);
  const execCommand = () => {
    const field = document.querySelector('textarea')!;
    const dialog = document.querySelector('dialog[open]');
    if (dialog?.contains(field) === false) return false;
    copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  };
  Object.assign(document, { execCommand });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying over plain http', () => {
  it.each([
    ['on the page', <Copy key="page" />],
    [
      'in an open dialog',
      <Dialog key="dialog" title="Invite">
        <Copy />
      </Dialog>,
    ],
  ])('works %s, leaves nothing behind and keeps the focus', async (_, shown) => {
    render(shown);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(copied).toBe('craits/t/AB12');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
