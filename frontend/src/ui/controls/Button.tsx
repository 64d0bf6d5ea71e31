import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { joined } from '../joined';
import './controls.css';

/** `brass`: the one thing to do here. `alarm`: an idiot call, nothing else. `bare`: beside other buttons. */
export type ButtonLook = 'plain' | 'brass' | 'alarm' | 'bare';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** The work it started is under way: it keeps its size and takes no second press. */
  busy?: boolean;
  /** Cannot be pressed now, but stays reachable by keyboard so that its reason can be read. */
  unavailable?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'plain', more?: string): string {
  return joined('btn', look !== 'plain' && `btn--${look}`, more);
}

export function Button({ look, busy, unavailable, className, onClick, ...rest }: ButtonProps): ReactElement {
  const deaf = busy === true || unavailable === true;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={deaf || undefined}
      onClick={(event) => {
        if (deaf) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words: the icon alone says nothing. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, className, ...rest }: IconButtonProps): ReactElement {
  return <button type="button" {...rest} className={joined('iconbtn', className)} aria-label={label} title={label} />;
}
