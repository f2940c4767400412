// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { History } from './earlyDoc';

let ahead: typeof import('./earlyDoc');
let element: HTMLElement;
let leave: () => void;

const historyAt = (pathname: string, action = 'PUSH', hash = '') =>
  ({ action, location: { pathname, hash, search: '' } }) as History;

beforeEach(async () => {
  vi.resetModules();
  ahead = await import('./earlyDoc');
  const store = await import('./fragmentStore');
  store.keepFragment('/docs/next', '<h1>Next</h1><p>Text</p>');
  store.keepFragment('/docs/later', '<h1>Later</h1>');
  vi.stubGlobal('scrollTo', vi.fn());
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<h1>Old</h1>';
  leave = ahead.setPlace({ pathname: '/docs/old', element, history: historyAt('/docs/next') });
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the next doc, shown before React renders it', () => {
  it('gives way to the old one, with the same elements, when the reader turns back', () => {
    const old = element.querySelector('h1');
    ahead.showEarly('/docs/next');
    ahead.showEarly('/docs/later');
    ahead.turnBack('/docs/old');
    expect(Array.from(element.children)).toEqual([old]);
    expect(element.classList.contains(ahead.UNFINISHED)).toBe(false);
  });
});
