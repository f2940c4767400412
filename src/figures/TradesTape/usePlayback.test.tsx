// @vitest-environment happy-dom
import { render } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlayback } from './usePlayback';

const WAIT = 100;
let playback: ReturnType<typeof usePlayback>;
const motion = new EventTarget();

function Tape() {
  const [count, setCount] = useState(1);
  playback = usePlayback(count, 4, WAIT, () => setCount(count + 1));
  return <p>{String(count)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockReturnValue(motion as MediaQueryList);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (times: number) => {
  for (let at = 0; at < times; at += 1) {
    act(() => vi.advanceTimersByTime(WAIT));
  }
};

it('stands still until the reader presses, then goes on to the last print and stops', () => {
  const container = render(<Tape />);
  pass(3);
  expect(container.textContent).toBe('1');
  act(() => playback.play());
  pass(2);
  expect([container.textContent, playback.isPlaying]).toEqual(['3', true]);
  pass(3);
  expect([container.textContent, playback.isPlaying]).toEqual(['4', false]);
});

it.each([
  ['pauses', () => playback.pause()],
  ['stops when the reader asks the system for less motion', () => motion.dispatchEvent(new Event('change'))],
])('%s', (_, stop) => {
  const container = render(<Tape />);
  act(() => playback.play());
  pass(1);
  act(stop);
  pass(3);
  expect(container.textContent).toBe('2');
});
