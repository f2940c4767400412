// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepPlace } from './keepPlace';

it('looks for the words at the top once per frame, however often the page scrolls in it', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const measured = vi.spyOn(document, 'querySelectorAll');
  // Called by itself: tests share their window, and another one may have called keepPlace too.
  const listen = vi.spyOn(window, 'addEventListener');
  keepPlace();
  const onScroll = listen.mock.calls.find(([type]) => type === 'scroll')?.[1] as () => void;
  measured.mockClear();
  for (let times = 0; times < 20; times += 1) {
    onScroll();
  }
  for (const frame of frames.splice(0)) {
    frame(0);
  }
  expect(measured).toHaveBeenCalledTimes(1);
  onScroll();
  expect(frames).toHaveLength(1);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
