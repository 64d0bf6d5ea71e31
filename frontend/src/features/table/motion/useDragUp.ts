import { useMemo, useRef, type PointerEvent, type RefObject } from 'react';

/** A press that moves less than this is a tap. */
const TAP_PX = 8;
/** Dropped this far above where it lay, a card is on the table. */
const THROW_PX = 70;

interface DragUp {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the click that is being handled ends a drag and means nothing by itself. */
  readonly justDragged: () => boolean;
}

/**
 * Lets an element be dragged; `onThrow` is called when it is dropped well above its place. It moves by its own
 * `translate`, without rendering, and slides back when dropped anywhere else.
 */
export function useDragUp(target: RefObject<HTMLElement | null>, onThrow: () => void): DragUp {
  const start = useRef<{ x: number; y: number; dragging: boolean } | null>(null);
  const dragged = useRef(false);
  const thrown = useRef(onThrow);
  thrown.current = onThrow;
  return useMemo(() => {
    const release = (throwIt: boolean) => {
      const element = target.current;
      const wasDragging = start.current?.dragging === true;
      start.current = null;
      if (element === null || !wasDragging) return;
      if (throwIt) thrown.current();
      settle(element);
    };
    return {
      justDragged: () => dragged.current,
      handlers: {
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          dragged.current = false;
          start.current = { x: event.clientX, y: event.clientY, dragging: false };
        },
        onPointerMove: (event) => {
          const from = start.current;
          const element = target.current;
          if (from === null || element === null) return;
          const dx = event.clientX - from.x;
          const dy = event.clientY - from.y;
          if (!from.dragging && Math.hypot(dx, dy) < TAP_PX) return;
          if (!from.dragging) {
            from.dragging = true;
            dragged.current = true;
            element.setPointerCapture(event.pointerId);
            element.classList.add('dragged');
          }
          element.style.translate = `${dx}px ${dy}px`;
        },
        onPointerUp: (event) => release(start.current !== null && event.clientY - start.current.y < -THROW_PX),
        onPointerCancel: () => release(false),
      },
    };
  }, [target]);
}

/** Back to its place, if it is still there: a played card has gone by then. */
function settle(element: HTMLElement): void {
  const from = element.style.translate;
  requestAnimationFrame(() => {
    element.style.translate = '';
    element.classList.remove('dragged');
    if (!element.isConnected || typeof element.animate !== 'function') return;
    const duration = 200;
    element.animate([{ translate: from }, { translate: '0 0' }], { duration, easing: 'ease-out' });
  });
}
