import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { joined } from '@/ui';

interface OverlayProps {
  labelledBy: string;
  className?: string;
  /** Escape puts it away; left out, it goes when the game moves on and not before. */
  onClose?: () => void;
  children: ReactNode;
}

/** A sheet over the table that is there until the game moves on: score pad and end. Focus stays inside. */
export function Overlay({ labelledBy, className, onClose, children }: OverlayProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={joined('over', className)}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Pressed twice, Escape closes any dialog; this one has not been answered yet.
        const dialog = ref.current;
        if (dialog?.isConnected === true && !dialog.open) dialog.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
