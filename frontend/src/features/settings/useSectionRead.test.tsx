import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSectionRead } from './useSectionRead';

const IDS = ['profile', 'look', 'data'];

it('the section being read is the last that has come up, and the very last at the end of the page', () => {
  const tops: Record<string, number> = { profile: 80, look: 700, data: 1500 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (tops[this.id] ?? 0) - scrollY } as DOMRect;
  });
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(innerHeight);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000 + innerHeight);
  const page = document.createElement('main');
  page.replaceChildren(...IDS.map((id) => Object.assign(document.createElement('section'), { id })));
  document.body.append(page);
  const { result } = renderHook(() => useSectionRead(IDS));
  const read = (scrolled: number) => {
    vi.stubGlobal('scrollY', scrolled);
    act(() => void dispatchEvent(new Event('scroll')));
    return result.current;
  };
  expect([result.current, read(100), read(600), read(1000), read(0)]).toEqual([
    'profile',
    'profile',
    'look',
    'data',
    'profile',
  ]);
  page.remove();
  vi.restoreAllMocks();
});
