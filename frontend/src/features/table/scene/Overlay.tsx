import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { joined } from '@/ui';

interface OverlayProps {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** A sheet over the table that is there until the game moves on: score pad and end. Focus stays inside. */
export function Overlay({ labelledBy, className, children }: OverlayProps): ReactElement {
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
      // It goes when the game moves on, not when somebody presses Escape.
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
