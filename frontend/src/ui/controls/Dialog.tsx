import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { joined } from '../joined';
import './dialog.css';

interface DialogProps {
  title: ReactNode;
  /** Escape, or a press beside it. Left out: it can only be answered. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  className?: string;
}

/**
 * A modal question, shown for as long as it is mounted. The browser's own dialog keeps focus inside and gives
 * it back afterwards; here only closing is tied to the state of whoever shows it.
 */
export function Dialog({ title, onClose, children, actions, className }: DialogProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The press beside the dialog is a shortcut for the pointer; Escape and the buttons serve everybody else.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events
    <dialog
      ref={ref}
      className={joined('dialog', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
    >
      <div className="dialog__in">
        <h2 id={titleId}>{title}</h2>
        <div className="dialog__body">{children}</div>
        {actions && <div className="dialog__acts">{actions}</div>}
      </div>
    </dialog>
  );
}
