/** Cards in the air, by the browser's own animations: interruptible, and off the main thread. */

/** Where something is on the screen: its centre, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Less than this is no movement. */
const LEAST_PX = 2;

export function centreOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Marks the animations that are ours to replace. */
const SLIDE = 'slide';

/**
 * Lets an element that has been put in its new place arrive there from its old one. It waits at the old place for
 * `delay` ms, unseen if it is `fresh`: then it was nowhere before. Nothing happens when there is no old place or it is the same; a slide under way to the same place goes
 * on, one to another place turns off from where it is.
 */
export function slide(element: HTMLElement, from: Place | null, delay = 0, fresh = false): void {
  if (from === null || distance(from, centreOf(element)) < LEAST_PX) return;
  for (const animation of element.getAnimations()) if (animation.id === SLIDE) animation.cancel();
  const to = centreOf(element);
  if (distance(from, to) < LEAST_PX) return;
  const { duration, easing } = cardTiming(element);
  // `translate` by itself leaves the element's own transform (its place in the fan) alone.
  const start = `${from.x - to.x}px ${from.y - to.y}px`;
  const frames: Keyframe[] = [{ translate: start }, { translate: '0 0' }];
  if (fresh) frames.splice(0, 1, { translate: start, opacity: 0 }, { opacity: 1, offset: 0.1 });
  const animation = element.animate(frames, {
    id: SLIDE,
    duration,
    delay,
    easing,
    fill: 'backwards',
  });
  raise(element, animation);
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A copy of `model` flies from one place to another and is gone. */
export function flyBack(root: HTMLElement, model: HTMLElement, from: Place, to: Place, delay: number): void {
  const back = model.cloneNode(true) as HTMLElement;
  back.className = 'back flight';
  back.setAttribute('aria-hidden', 'true');
  const origin = root.getBoundingClientRect();
  back.style.left = `${from.x - origin.left}px`;
  back.style.top = `${from.y - origin.top}px`;
  root.append(back);
  const { duration, easing } = cardTiming(back);
  const animation = back.animate(
    [
      { translate: '-50% -50%', opacity: 1 },
      { translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`, opacity: 1, offset: 0.85 },
      { translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`, opacity: 0 },
    ],
    { duration, delay, easing, fill: 'backwards' },
  );
  animation.onfinish = () => back.remove();
  animation.oncancel = () => back.remove();
}

/** A card in the air lies above those on the table. */
function raise(element: HTMLElement, animation: Animation): void {
  element.classList.add('in-flight');
  const land = () => element.classList.remove('in-flight');
  animation.onfinish = land;
  animation.oncancel = land;
}

interface Timing {
  readonly duration: number;
  readonly easing: string;
}

/** Duration and curve are the tokens' (and nearly nothing under reduced motion). */
export function cardTiming(element: Element): Timing {
  const style = getComputedStyle(element);
  const token = style.getPropertyValue('--m-card').trim();
  return { duration: milliseconds(token), easing: style.getPropertyValue('--e-out').trim() || 'ease-out' };
}

/** `200ms` and `.2s` as numbers; 1 when the token is missing. */
export function milliseconds(token: string): number {
  const value = Number.parseFloat(token);
  if (Number.isNaN(value)) return 1;
  return token.endsWith('ms') ? value : value * 1000;
}
