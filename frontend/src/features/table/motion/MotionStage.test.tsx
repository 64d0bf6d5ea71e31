import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MotionStage } from './MotionStage';
import { STILL, type Motion } from './plan';

/** Where the test puts things: by `data-x`, as jsdom lays nothing out. */
function rectOf(this: Element): DOMRect {
  const x = Number((this as HTMLElement).dataset['x'] ?? 0);
  return { left: x, top: 0, width: 0, height: 0 } as DOMRect;
}

const animations: Partial<Animation>[] = [];
const animate = vi.fn(() => {
  const animation: Partial<Animation> = { id: '', cancel: () => undefined };
  animations.push(animation);
  return animation as Animation;
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  Element.prototype.animate = animate;
  Element.prototype.getAnimations = () => [];
  animate.mockClear();
  animations.length = 0;
});

afterEach(() => vi.restoreAllMocks());

const table = (cards: Record<string, number>, motion: Motion) => (
  <MotionStage motion={motion}>
    <span className="stock" data-spot="stock" data-x="5">
      <i className="back" />
    </span>
    <span data-spot="seat-1" data-x="900" />
    {Object.entries(cards).map(([card, x]) => (
      <i key={card} data-card={card} data-x={x} />
    ))}
  </MotionStage>
);

const firstFrames = () => animate.mock.calls.map((call) => (call as unknown as [Keyframe[]])[0][0]);

describe('the stage', () => {
  it('lets a card slide from where it was', () => {
    const { rerender } = render(table({ KD: 100, '2S': 300 }, STILL));
    rerender(table({ KD: 40, '2S': 300 }, { ...STILL }));
    expect(firstFrames()).toEqual([{ translate: '60px 0px' }]);
  });

  it('lets a new card come from the spot the motion names, unseen until it sets out', () => {
    const { rerender } = render(table({}, STILL));
    rerender(table({ KD: 40 }, { ...STILL, arrivals: [{ card: 'KD', from: 'stock', delay: 120 }] }));
    expect(firstFrames()).toEqual([{ translate: '-35px 0px', opacity: 0 }]);
    expect(animate.mock.calls[0]).toEqual([expect.anything(), expect.objectContaining({ delay: 120 })]);
  });

  it('lets a new card be pressed only when it is there, and a sliding one all the time', () => {
    const { rerender, container } = render(table({ '2S': 300 }, STILL));
    rerender(table({ '2S': 200, KD: 40 }, { ...STILL, arrivals: [{ card: 'KD', from: 'stock', delay: 120 }] }));
    const arriving = () =>
      [...container.querySelectorAll('[data-arriving]')].map((card) => card.getAttribute('data-card'));
    expect(arriving()).toEqual(['KD']);
    for (const { onfinish } of animations) onfinish?.call({} as Animation, {} as AnimationPlaybackEvent);
    expect(arriving()).toEqual([]);
  });

  it('flies backs to whoever drew', () => {
    const { rerender, container } = render(table({}, STILL));
    rerender(table({}, { ...STILL, flights: [{ from: 'stock', to: 'seat-1', delay: 0 }] }));
    expect(container.querySelectorAll('.flight')).toHaveLength(1);
  });

  it('plays a motion once, however often it is drawn', () => {
    const motion: Motion = { ...STILL, flights: [{ from: 'stock', to: 'seat-1', delay: 0 }] };
    const { rerender } = render(table({}, motion));
    rerender(table({}, motion));
    expect(animate).toHaveBeenCalledTimes(1);
  });
});
