import { cardTiming } from './flights';

/** A press that moves less than this is a tap. */
const TAP_PX = 8;
/** Dropped this far above where it lay, a card is on the table. */
const THROW_PX = 70;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  dragging: boolean;
}

/**
 * Lets an element be dragged; `onThrow` is called when it is dropped well above its place. It moves by its own
 * `translate`, without rendering, and slides back when dropped anywhere else. The click that ends a drag is swallowed.
 *
 * @returns lets go of the element
 */
export function watchDragUp(element: HTMLElement, onThrow: () => void): () => void {
  let grip: Grip | null = null;
  let swallowClick = false;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    swallowClick = false;
    grip = { x: event.clientX, y: event.clientY, pointer: event.pointerId, dragging: false };
  };
  const onMove = (event: PointerEvent) => {
    if (grip === null) return;
    const dx = event.clientX - grip.x;
    const dy = event.clientY - grip.y;
    if (!grip.dragging && Math.hypot(dx, dy) < TAP_PX) return;
    if (!grip.dragging) lift(grip);
    element.style.translate = `${dx}px ${dy}px`;
  };
  const lift = (held: Grip) => {
    held.dragging = true;
    swallowClick = true;
    element.setPointerCapture(held.pointer);
    element.classList.add('dragged');
  };
  const onUp = (event: PointerEvent) => {
    const held = grip;
    grip = null;
    if (held?.dragging !== true) return;
    if (event.type === 'pointerup' && event.clientY - held.y < -THROW_PX) onThrow();
    letGo(element);
  };
  const onClick = (event: MouseEvent) => {
    // A key's click has no place among the pointer's: it counts none.
    if (!swallowClick || event.detail === 0) return;
    swallowClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('click', onClick, { capture: true });
  };
}

/** Back to its place, if it is still there: a card that was played has gone by the next frame. */
function letGo(element: HTMLElement): void {
  const from = element.style.translate;
  requestAnimationFrame(() => {
    element.style.translate = '';
    element.classList.remove('dragged');
    if (!element.isConnected || typeof element.animate !== 'function') return;
    const { duration, easing } = cardTiming(element);
    element.animate([{ translate: from }, { translate: '0 0' }], { duration, easing });
  });
}
