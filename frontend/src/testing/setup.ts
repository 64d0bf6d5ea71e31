import { onlineManager } from '@tanstack/react-query';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { rememberStyles } from './computedStyle';

// It ends as soon as what is waited for is there: a busy machine decides no test.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks: dialogs, scrolling, and the system's wishes.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;
// The tests' own window is a copy: those who look at elements ask either.
const styleOf = rememberStyles(window.getComputedStyle.bind(window));
window.getComputedStyle = styleOf;
if (document.defaultView) document.defaultView.getComputedStyle = styleOf;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

document.cookie = 'csrftoken=test';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  onlineManager.setOnline(true);
});
