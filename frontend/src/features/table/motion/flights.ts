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

/** An element that has been put in its new place, and where it comes from. */
export interface Slide {
  readonly element: HTMLElement;
  readonly from: Place;
  /** Waits at the old place for so long (ms). */
  readonly delay: number;
  /** It was nowhere before: it stays unseen until it sets out. */
  readonly fresh: boolean;
}

/**
 * Lets elements arrive in their places from their old ones. Nothing happens to one whose place is the same; a slide
 * under way to the same place goes on, one to another place turns off from where it is.
 *
 * All is measured before anything is moved: each look at a changed page costs a layout.
 */
export function slideAll(slides: readonly Slide[]): void {
  const moved = slides.filter(({ element, from }) => distance(from, centreOf(element)) >= LEAST_PX);
  for (const { element } of moved) cancelSlides(element);
  const places = moved.map(({ element }) => centreOf(element));
  const timing = moved[0] === undefined ? null : cardTiming(moved[0].element);
  moved.forEach((slide, i) => {
    const to = places[i];
    if (to !== undefined && timing !== null && distance(slide.from, to) >= LEAST_PX) start(slide, to, timing);
  });
}

function cancelSlides(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (animation.id === SLIDE) animation.cancel();
}

function start({ element, from, delay, fresh }: Slide, to: Place, timing: Timing): void {
  // `translate` by itself leaves the element's own transform (its place in the fan) alone.
  const translate = `${from.x - to.x}px ${from.y - to.y}px`;
  const frames: Keyframe[] = fresh
    ? [{ translate, opacity: 0 }, { opacity: 1, offset: 0.1 }, { translate: '0 0' }]
    : [{ translate }, { translate: '0 0' }];
  const animation = element.animate(frames, { ...timing, id: SLIDE, delay, fill: 'backwards' });
  raise(element, animation, fresh);
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A copy of `model` flies from one place to another and is gone. */
export function flyBack(root: HTMLElement, model: HTMLElement, from: Place, to: Place, delay: number): void {
  const timing = cardTiming(root);
  const back = model.cloneNode(true) as HTMLElement;
  back.className = 'back flight';
  back.setAttribute('aria-hidden', 'true');
  const origin = root.getBoundingClientRect();
  back.style.left = `${from.x - origin.left}px`;
  back.style.top = `${from.y - origin.top}px`;
  root.append(back);
  const animation = back.animate(
    [
      { translate: '-50% -50%', opacity: 1 },
      { translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`, opacity: 1, offset: 0.85 },
      { translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`, opacity: 0 },
    ],
    { ...timing, delay, fill: 'backwards' },
  );
  animation.onfinish = () => back.remove();
  animation.oncancel = () => back.remove();
}

/**
 * A card in the air lies above those on the table. One that comes from elsewhere cannot be pressed before it is there:
 * unseen on the draw pile, it would take what is meant for the pile.
 */
function raise(element: HTMLElement, animation: Animation, fresh: boolean): void {
  element.classList.add('in-flight');
  // No class: rendering writes those anew.
  if (fresh) element.dataset['arriving'] = '';
  const land = () => {
    element.classList.remove('in-flight');
    delete element.dataset['arriving'];
  };
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
